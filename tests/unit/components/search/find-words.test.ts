import { describe, expect, it } from 'vitest';
import { toWordPattern } from '@/components/search/find-words';

const rows: [string[], string, string[]][] = [
  [['pay'], 'Payments are paid, unpaid or repayable.', ['Payments']],
  [['face', 'match'], 'face-matching compares faces', ['face', 'matching', 'faces']],
  [['a', 'key'], 'a key and a keyboard', ['key', 'keyboard']],
  [['k'], 'K is the key', ['K', 'key']],
  [['v1/ocr'], 'POST /v1/ocr reads', ['v1/ocr']],
  [['c++ (11)'], 'c++ (11)', ['c++ (11)']],
  [['élan'], 'ÉLAN, relan', ['ÉLAN']],
];

describe('the pattern for words to mark', () => {
  it.each(rows)('matches %j in "%s"', (words, text, found) => {
    const pattern = toWordPattern(words);
    expect([...text.matchAll(pattern as RegExp)].map(([word]) => word)).toEqual(found);
  });

  it('is null without words', () => {
    expect(toWordPattern([])).toBeNull();
  });
});

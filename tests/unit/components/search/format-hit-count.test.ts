import { expect, it } from 'vitest';
import { formatHitCount } from '@/components/search/format-hit-count';
import { locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { maxHits } from '@/lib/search/limits';

const [english, indonesian] = locales;

it.each([
  [english, 1, '1 result for'],
  [english, maxHits - 1, '199 results for'],
  [english, maxHits, 'The best 200 results for'],
  [indonesian, maxHits, '200 hasil terbaik untuk'],
])('calls only a count that has a limit the best ones ', (locale, count, text) => {
  expect(formatHitCount(getMessages(locale).search.found, count, locale)).toContain(text);
});

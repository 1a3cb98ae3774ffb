import { expect, it } from 'vitest';
import { formatHitCount } from '@/components/search/format-hit-count';
import { locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { maxHits } from '@/lib/search/limits';

const [english, indonesian] = locales;

it.each([
  ['1 result for', 1, english],
  ['199 results for', maxHits - 1, english],
  ['The best 200 results for', maxHits, english],
  ['200 hasil terbaik untuk', maxHits, indonesian],
])('only a count at the limit is that of the best hits: %s', (text, count, locale) => {
  expect(formatHitCount(getMessages(locale).search.found, count, locale)).toContain(text);
});

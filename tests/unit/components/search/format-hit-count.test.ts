import { expect, it } from 'vitest';
import { formatHitCount } from '@/components/search/format-hit-count';
import { locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { maxHits } from '@/lib/search/limits';

const [english, indonesian] = locales;

it.each([
  ['1 result for', 1, english, 'orama'],
  ['199 results for', maxHits - 1, english, 'orama'],
  ['The best 200 results for', maxHits, english, 'orama'],
  ['200 hasil terbaik untuk', maxHits, indonesian, 'orama'],
  ['201 results for', maxHits + 1, english, 'algolia'],
] as const)(
  'only a count at the limit of the own engine is that of the best hits: %s',
  (text, count, locale, provider) => {
    expect(formatHitCount(getMessages(locale).search.found, count, { locale, provider })).toContain(text);
  },
);

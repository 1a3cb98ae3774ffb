import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { maxHits } from '@/lib/search/limits';

/** The number of hits with its noun, in the form `most` where there may be further hits that the search does not rank. */
export function formatHitCount(
  forms: { one: string; other: string; most: string },
  count: number,
  locale: Locale,
): string {
  return formatCount(count < maxHits ? forms : { ...forms, other: forms.most }, count, locale);
}

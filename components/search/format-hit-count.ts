import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { maxHits } from '@/lib/search/limits';
import type { SearchOptions } from '@/lib/search/types';

/** The number of hits with its noun, in the form `most` where there may be further hits that the site's own engine does not rank. */
export function formatHitCount(
  forms: { one: string; other: string; most: string },
  count: number,
  { locale, provider }: { locale: Locale; provider: SearchOptions['provider'] },
): string {
  const isCut = provider === 'orama' && count >= maxHits;
  return formatCount(isCut ? { ...forms, other: forms.most } : forms, count, locale);
}

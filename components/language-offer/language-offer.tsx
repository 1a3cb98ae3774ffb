import { completeLocales, type Locale } from '@/lib/i18n/locales';
import { LanguageOfferCard } from './language-offer-card.client';
import { getLanguageOfferMessages } from './messages';

/** Offers the page in another language that has all pages, once, to readers whose browser prefers that language. */
export function LanguageOffer({ locale }: { locale: Locale }) {
  const offers = completeLocales
    .filter(({ code }) => code !== locale.code)
    .map((other) => ({ code: other.code, texts: getLanguageOfferMessages(other) }));
  return <LanguageOfferCard offers={offers} />;
}

import { type Locale, locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { LanguageOfferCard } from './language-offer-card.client';

/** Offers a reader whose browser prefers another language of the site the same page in it, once. */
export function LanguageOffer({ locale }: { locale: Locale }) {
  const offers = locales
    .filter(({ code }) => code !== locale.code)
    .map((row) => ({ locale: row, texts: getMessages(row).languageOffer }));
  return <LanguageOfferCard offers={offers} />;
}

import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { FirstCall } from './first-call';
import { Hero } from './hero';
import { News } from './news';
import { Paths } from './paths';
import { PricingTeaser } from './pricing-teaser';
import { Products } from './products';

/** The home page: what the platform is, a first call, and where to go next for each kind of reader. */
export function HomeView({ locale }: { locale: Locale }) {
  const texts = getMessages(locale).home;
  return (
    <>
      <Hero locale={locale} texts={texts} />
      <div className="mx-auto max-w-6xl space-y-20 px-4 pb-24 sm:px-8 md:space-y-28">
        <FirstCall locale={locale} texts={texts} />
        <Products locale={locale} texts={texts} />
        <Paths locale={locale} texts={texts} />
        <PricingTeaser locale={locale} texts={texts} />
        <News locale={locale} texts={texts} />
      </div>
    </>
  );
}

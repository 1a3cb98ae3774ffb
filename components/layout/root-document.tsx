import type { ReactNode } from 'react';
import { ArrivalHighlight } from '@/components/search/arrival-highlight.client';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';
import { Navbar } from './navbar';
import { Providers } from './providers.client';
import { SkipLink } from './skip-link';

/** The document around every page of a language. */
export function RootDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale.htmlLang} dir={locale.dir} data-scroll-behavior="smooth" suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <Providers colorMode={site.colorMode}>
          <SkipLink locale={locale} />
          <LanguageOffer locale={locale} />
          <Navbar locale={locale} />
          {children}
          <Footer />
          <ArrivalHighlight locale={locale} texts={getMessages(locale).search.arrival} />
        </Providers>
      </body>
    </html>
  );
}

import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/announcement/announcement-bar';
import { ChatButton } from '@/components/chat/chat-button';
import type { Locale } from '@/lib/i18n/locales';
import { BaseUrlScript } from './base-url-script';
import { FirstPaintScript } from './first-paint-script';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';
import { Navbar } from './navbar';
import { SkipLink } from './skip-link';

/** The document around every page of a language. */
export function RootDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale.htmlLang} dir={locale.dir} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <FirstPaintScript />
        <BaseUrlScript locale={locale} />
      </head>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <SkipLink locale={locale} />
        <LanguageOffer locale={locale} />
        <AnnouncementBar locale={locale} />
        <Navbar locale={locale} />
        {children}
        <Footer />
        <ChatButton locale={locale} />
      </body>
    </html>
  );
}

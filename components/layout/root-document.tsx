import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/announcement/announcement-bar';
import { ChatButton } from '@/components/chat/chat-button';
import { HeadingLinkCopier } from '@/components/mdx/heading-link-copier.client';
import { ArrivalHighlight } from '@/components/search/arrival-highlight.client';
import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { BaseUrlScript } from './base-url-script';
import { EarlyScript } from './early-script';
import { FirstPaintScript } from './first-paint-script';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';
import { Navbar } from './navbar';
import { OfflineReading } from './offline-reading.client';
import { RouteProgress } from './route-progress.client';
import { SkipLink } from './skip-link';

/** The document around every page of a language. */
export function RootDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale.htmlLang} dir={locale.dir} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <FirstPaintScript />
        <EarlyScript locale={locale} />
        <BaseUrlScript locale={locale} />
      </head>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <RouteProgress basePath={env.NEXT_PUBLIC_BASE_PATH} label={getMessages(locale).loading.page} />
        <SkipLink locale={locale} />
        <LanguageOffer locale={locale} />
        <AnnouncementBar locale={locale} />
        <Navbar locale={locale} />
        {children}
        <Footer />
        <ChatButton locale={locale} />
        <HeadingLinkCopier text={getMessages(locale).docs.linkCopied} />
        <OfflineReading basePath={env.NEXT_PUBLIC_BASE_PATH} />
        <ArrivalHighlight locale={locale} texts={getMessages(locale).search.arrival} />
      </body>
    </html>
  );
}

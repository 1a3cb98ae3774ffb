import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/announcement/announcement-bar';
import { AnnouncementScript } from '@/components/announcement/announcement-script';
import { ChatButton } from '@/components/chat/chat-button';
import { CrashProbe } from '@/components/failures/crash-probe';
import { BaseUrlScript, LoadFailureScript } from '@/components/failures/failure-scripts';
import { LanguageOffer } from '@/components/language-offer/language-offer';
import { CodeCopier } from '@/components/mdx/code-copier.client';
import { HeadingLinkCopier } from '@/components/mdx/heading-link-copier.client';
import { CleanPathScript } from '@/components/navigation/clean-path-script';
import { LinkFollower } from '@/components/navigation/link-follower.client';
import { RouteProgress } from '@/components/navigation/route-progress.client';
import { SkipLink } from '@/components/page/main';
import { LinkPreviews } from '@/components/previews/link-previews.client';
import { ArrivalHighlight } from '@/components/search/arrival-highlight.client';
import { getSearchMessages } from '@/components/search/messages';
import { SampleKey } from '@/components/try-it/sample-key.client';
import { CollapsibleMotion } from '@/components/ui/collapsible-motion.client';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { Footer } from './footer';
import { HeadLinks } from './head-links';
import { Header } from './header';
import { Provider } from './provider.client';

interface RootDocumentProps {
  locale: Locale;
  /** True for the document that hosts serve at unknown addresses. */
  isMissing: boolean;
  children: ReactNode;
}

/** Renders the document around every page of a language. */
export function RootDocument({ locale, isMissing, children }: RootDocumentProps) {
  const { code, docs, loading, nav } = getMessages(locale);
  return (
    <html lang={locale.htmlLang} dir={locale.dir} suppressHydrationWarning>
      <head>
        <AnnouncementScript />
        <LoadFailureScript locale={locale} isMissing={isMissing} />
        <CleanPathScript isMissing={isMissing} />
        <BaseUrlScript locale={locale} isMissing={isMissing} />
      </head>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <HeadLinks locale={locale} />
        <Provider code={locale.code} colorMode={site.colorMode}>
          <CrashProbe location="layout" />
          <RouteProgress label={loading.page} />
          <SkipLink label={nav.skip} />
          <LanguageOffer locale={locale} />
          <AnnouncementBar locale={locale} />
          <Header locale={locale} />
          {children}
          <Footer />
          <ChatButton locale={locale} />
          <HeadingLinkCopier text={docs.linkCopied} />
          <CodeCopier texts={{ copied: code.copied, selected: code.selected }} />
          <CollapsibleMotion />
          <LinkFollower />
          <LinkPreviews />
          <SampleKey />
          <ArrivalHighlight label={getSearchMessages(locale).clearHighlight} />
        </Provider>
      </body>
    </html>
  );
}

import { AnnouncementBar } from '@/components/announcement/announcement-bar';
import { AnnouncementScript } from '@/components/announcement/announcement-script';
import { ChatButton } from '@/components/chat/chat-button';
import { BaseUrlScript, LoadFailureScript } from '@/components/failures/failure-scripts';
import { getFailureMessages } from '@/components/failures/messages';
import { Footer } from '@/components/layout/footer';
import { HeadLinks } from '@/components/layout/head-links';
import { Header } from '@/components/layout/header';
import { PlainLayout } from '@/components/layout/plain-layout';
import { Provider } from '@/components/layout/provider.client';
import { CleanPathScript } from '@/components/navigation/clean-path-script';
import { LinkFollower } from '@/components/navigation/link-follower.client';
import { RouteProgress } from '@/components/navigation/route-progress.client';
import { mainId, SkipLink } from '@/components/page/main';
import { InlineScript } from '@/components/ui/inline-script';
import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import { defaultLocale, locales, prefixedLocales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import type { DocumentLanguage } from './language.script';
import { getNotFoundMessages } from './messages';
import { NotFoundView } from './not-found-view';
import { NotFoundViews } from './not-found-views.client';

const documentLanguages: DocumentLanguage[] = prefixedLocales.map((locale) => {
  const { loadFailure, baseUrl } = getFailureMessages(locale);
  return {
    prefix: `${env.NEXT_PUBLIC_BASE_PATH}${locale.prefix}`,
    lang: locale.htmlLang,
    dir: locale.dir,
    texts: { text: loadFailure.failed, retry: loadFailure.retry, close: loadFailure.close, ...baseUrl },
  };
});

/** Rules that hide every language but the document's, until React has dropped the others. */
const languageStyle = locales
  .map(({ htmlLang }) => `html[lang='${htmlLang}'] [data-tree]:not([lang='${htmlLang}']) { display: none; }`)
  .join('\n');

/** Renders the one document that hosts serve at every unknown address. It holds the page in every language. */
export function NotFoundDocument() {
  const views = locales.map((locale) => ({
    code: locale.code,
    lang: locale.htmlLang,
    title: getNotFoundMessages(locale).title,
    view: (
      <Provider code={locale.code} colorMode={site.colorMode}>
        <LinkFollower />
        <RouteProgress label={getMessages(locale).loading.page} />
        <SkipLink label={getMessages(locale).nav.skip} target={`${mainId}-${locale.code}`} />
        <AnnouncementBar locale={locale} />
        <Header locale={locale} />
        <PlainLayout locale={locale} id={`${mainId}-${locale.code}`}>
          <NotFoundView locale={locale} />
        </PlainLayout>
        <ChatButton locale={locale} />
      </Provider>
    ),
  }));
  return (
    <html lang={defaultLocale.htmlLang} dir={defaultLocale.dir} suppressHydrationWarning>
      <head>
        <AnnouncementScript />
        <LoadFailureScript locale={defaultLocale} isMissing />
        <CleanPathScript isMissing />
        <BaseUrlScript locale={defaultLocale} isMissing />
        <InlineScript entry="components/not-found/language.script.ts" data-rows={JSON.stringify(documentLanguages)} />
        <style>{languageStyle}</style>
      </head>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <HeadLinks locale={defaultLocale} />
        <NotFoundViews views={views} />
        <Footer />
      </body>
    </html>
  );
}

import { Suspense } from 'react';
import { PageHeader } from '@/components/page/page-header';
import { SiteLink } from '@/components/ui/site-link';
import { Spinner } from '@/components/ui/spinner.client';
import { env } from '@/lib/config/env';
import { getSidebar } from '@/lib/config/sidebars';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { getSearchModalMessages } from '../dialog/messages';
import { getSearchMessages } from '../messages';
import { getSearchOptions } from '../search-options';
import { SearchPage } from './search-page.client';

/** The search page. The query is in its address, which only the browser knows. */
export function SearchView({ locale }: { locale: Locale }) {
  const { docs, search } = getMessages(locale);
  const texts = getSearchMessages(locale);
  const { errorScreen, errorActions, noResultsScreen } = getSearchModalMessages(locale);
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-8">
      <PageHeader title={search.title} description={search.description} />
      <noscript>
        <p>
          {texts.noScript}{' '}
          <SiteLink href={localizePath(getSidebar('docs').entry, locale)} className="text-fd-primary underline">
            {texts.noScriptLink}
          </SiteLink>
          .
        </p>
      </noscript>
      <Suspense fallback={<Spinner label={texts.loading} />}>
        <SearchPage
          locale={locale}
          options={getSearchOptions(locale)}
          texts={texts}
          problemTexts={{ errorScreen, errorActions }}
          report={{ url: env.NEXT_PUBLIC_SEARCH_REPORT_URL, texts: noResultsScreen }}
          areaNames={{ ...docs.sidebars, ...texts.areas }}
        />
      </Suspense>
      <p className="mt-10 text-sm text-fd-muted-foreground">
        <SiteLink href={localizePath('/privacy', locale)} className="underline underline-offset-4">
          {texts.privacy}
        </SiteLink>
      </p>
    </div>
  );
}

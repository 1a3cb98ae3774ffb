import { getSearchMessages } from '@/components/search/messages';
import { maxQueryLength } from '@/components/search/protocol';
import { SiteLink } from '@/components/ui/site-link';
import { withBasePath } from '@/lib/config/base-path';
import { getSidebar } from '@/lib/config/sidebars';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { LikelyPage } from './likely-page.client';
import { getNotFoundMessages } from './messages';

/** Tells readers that there is no page at the address, and offers the likeliest page, a search, and pages to start from. */
export function NotFoundView({ locale }: { locale: Locale }) {
  const texts = getNotFoundMessages(locale);
  const links = [
    { label: texts.docs, path: getSidebar('docs').entry },
    { label: texts.home, path: '/' },
  ];
  return (
    <div className="mx-auto max-w-3xl px-4 py-24 sm:px-8">
      <p className="font-mono text-sm text-fd-primary">404</p>
      <h1 className="mt-2 text-4xl font-bold tracking-tight">{texts.title}</h1>
      <p className="mt-4 text-pretty text-lg text-fd-muted-foreground">{texts.text}</p>
      <LikelyPage
        titlesUrl={withBasePath(localizePath('/paths.json', locale))}
        texts={{ likely: texts.likely, loading: texts.loading }}
      />
      <SearchForm
        action={withBasePath(localizePath('/search', locale))}
        label={texts.search}
        button={getSearchMessages(locale).button}
      />
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        {links.map(({ label, path }) => (
          <li key={path}>
            <SiteLink
              href={localizePath(path, locale)}
              className="font-medium text-fd-primary underline underline-offset-4"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to the search page by a native form, which works without scripts. */
function SearchForm({ action, label, button }: { action: string; label: string; button: string }) {
  return (
    <search>
      <form action={action} className="mt-2 flex gap-2">
        <input
          type="search"
          name="q"
          required
          maxLength={maxQueryLength}
          aria-label={label}
          placeholder={label}
          className="h-12 min-w-0 flex-1 rounded-lg border border-fd-muted-foreground bg-fd-background px-4"
        />
        <button type="submit" className="primary-button h-12">
          {button}
        </button>
      </form>
    </search>
  );
}

import { PageHeader } from '@/components/layout/page-header';
import { getSidebarIdOf } from '@/lib/config/sidebars';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getBreadcrumbs, getDocPages } from '@/lib/source/doc-page.server';
import { PageFinder } from './page-finder.client';
import { PrivacyNote } from './privacy-note';

/** The search page: every page of the documentation, narrowed by what is typed. */
export function SearchView({ locale }: { locale: Locale }) {
  const texts = getMessages(locale);
  const entries = getDocPages(locale)
    .filter(({ data }) => !data.unlisted)
    .map((page) => ({
      title: page.data.title,
      href: page.url,
      group: [
        texts.docs.sidebars[getSidebarIdOf(page.slugs)],
        ...getBreadcrumbs(page, locale).map(({ label }) => label),
      ].join(' › '),
    }));
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-8">
      <PageHeader title={texts.search.title} description={texts.search.description} />
      <PageFinder entries={entries} texts={texts.search} />
      <PrivacyNote locale={locale} />
    </div>
  );
}

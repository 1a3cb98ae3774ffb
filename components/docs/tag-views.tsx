import { PageHeader } from '@/components/page/page-header';
import { SiteLink } from '@/components/ui/site-link';
import { TagList } from '@/components/ui/tag-list';
import { type DocTagId, docTagIds, docTags } from '@/content/data/doc-tags';
import { format, formatNumber } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { loadListedPages } from '@/lib/pages/page-index.server';
import { getPagePath } from '@/lib/pages/site-page';

const frameClass = 'mx-auto max-w-4xl px-4 py-12 sm:px-8';

const toPath = (tag: DocTagId) => `/docs/tags/${tag}`;

/** Lists the tags of the documentation that a page has. */
export async function DocTagsView({ locale }: { locale: Locale }) {
  const texts = getMessages(locale).tags;
  const counted = docTagIds.map(async (tag) => ({ tag, count: (await loadListedPages(toPath(tag), locale)).length }));
  const used = (await Promise.all(counted)).filter(({ count }) => count > 0);
  const items = used.map(({ tag, count }) => ({
    label: getLocalized(docTags[tag], locale),
    href: localizePath(toPath(tag), locale),
    count: formatNumber(count, locale),
  }));
  return (
    <div className={frameClass}>
      <PageHeader title={texts.title} description={texts.description} />
      <TagList label={texts.label} items={items} />
    </div>
  );
}

/** Lists the pages with one tag. */
export async function DocTagView({ tag, locale }: { tag: DocTagId; locale: Locale }) {
  const texts = getMessages(locale);
  const pages = await loadListedPages(toPath(tag), locale);
  return (
    <div className={frameClass}>
      <PageHeader title={format(texts.tags.tagged, { tag: getLocalized(docTags[tag], locale) })} />
      <ul className="divide-y border-y">
        {pages.map((page) => (
          <li key={page.path} className="py-4">
            <SiteLink href={getPagePath(page)} className="font-semibold text-fd-primary hover:underline">
              {page.title}
            </SiteLink>
            <span className="ms-3 text-sm text-fd-muted-foreground">{page.breadcrumbs[0]?.label}</span>
            <p className="mt-1 max-w-prose text-fd-muted-foreground">{page.description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <SiteLink href={localizePath('/docs/tags', locale)} className="font-medium text-fd-primary underline">
          {texts.tags.all}
        </SiteLink>
      </p>
    </div>
  );
}

import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/ui/site-link';
import { TagList } from '@/components/ui/tag-list';
import { type DocTagId, docTags } from '@/content/data/doc-tags';
import { getSidebarIdOf } from '@/lib/config/sidebars';
import { format, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { getPagesByTag, getUsedTags } from '@/lib/source/doc-tags.server';

const frame = 'mx-auto max-w-4xl px-4 py-12 sm:px-8';

/** Every tag of the documentation. */
export function DocTagsView({ locale }: { locale: Locale }) {
  const texts = getMessages(locale).tags;
  const items = getUsedTags(locale).map((tag) => ({
    label: docTags[tag][locale.code],
    href: localizePath(`/docs/tags/${tag}`, locale),
    count: formatNumber(getPagesByTag(tag, locale).length, locale),
  }));
  return (
    <div className={frame}>
      <PageHeader title={texts.title} description={texts.description} />
      <TagList label={texts.label} items={items} />
    </div>
  );
}

/** Every page with one tag. */
export function DocTagView({ tag, locale }: { tag: DocTagId; locale: Locale }) {
  const texts = getMessages(locale);
  const pages = getPagesByTag(tag, locale);
  return (
    <div className={frame}>
      <PageHeader title={format(texts.tags.tagged, { tag: docTags[tag][locale.code] })} />
      <ul className="divide-y border-y">
        {pages.map(({ url, slugs, data }) => (
          <li key={url} className="py-4">
            <SiteLink href={url} className="font-semibold text-fd-primary hover:underline">
              {data.title}
            </SiteLink>
            <span className="ms-3 text-sm text-fd-muted-foreground">{texts.docs.sidebars[getSidebarIdOf(slugs)]}</span>
            <p className="mt-1 max-w-prose text-fd-muted-foreground">{data.description}</p>
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

import { PageFeedback } from '@/components/feedback/page-feedback';
import { Pager } from '@/components/page/pager';
import { Pencil } from '@/components/ui/icons';
import { ExternalLink } from '@/components/ui/site-link';
import { TagList } from '@/components/ui/tag-list';
import { docTags } from '@/content/data/doc-tags';
import { env } from '@/lib/config/env';
import { format, formatDate } from '@/lib/i18n/format';
import { getLocalized } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { type DocPage, getPagePath } from '@/lib/pages/site-page';

/** Shows below the text of a page whether it helped, its tags, when it was last updated, where to edit it, and its neighbours. */
export function DocsFooter({ page }: { page: DocPage }) {
  const { locale, file, modified, previous, next } = page;
  const texts = getMessages(locale);
  const editUrl = env.NEXT_PUBLIC_EDIT_URL && `${env.NEXT_PUBLIC_EDIT_URL}/${file}`;
  const tags = page.tagIds.map((tag) => ({
    label: getLocalized(docTags[tag], locale),
    href: localizePath(`/docs/tags/${tag}`, locale),
  }));
  return (
    <>
      <PageFeedback locale={locale} url={getPagePath(page)} />
      <div className="page-end">
        {tags.length > 0 && <TagList label={texts.tags.label} items={tags} />}
        <div>
          {editUrl && (
            <ExternalLink href={editUrl} className="flex items-center gap-1.5 underline print:hidden">
              <Pencil className="size-3.5" />
              {texts.docs.edit}
            </ExternalLink>
          )}
          {modified && (
            <p>
              <time dateTime={modified.toISOString().slice(0, 10)}>
                {format(texts.docs.updated, { date: formatDate(modified, locale) })}
              </time>
            </p>
          )}
        </div>
      </div>
      <Pager label={texts.docs.pagination} previous={previous} next={next} texts={texts.docs} />
    </>
  );
}

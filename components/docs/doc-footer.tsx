import { ExternalLink } from '@/components/ui/external-link';
import { Pencil } from '@/components/ui/icons';
import { TagList } from '@/components/ui/tag-list';
import { type DocTagId, docTags } from '@/content/data/doc-tags';
import { format, formatDate } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';

interface DocFooterProps {
  locale: Locale;
  tags: readonly DocTagId[];
  updated?: Date | undefined;
  editUrl?: string | undefined;
}

/** Information about a page: its tags, when it was last updated, and where to edit it. */
export function DocFooter({ locale, tags, updated, editUrl }: DocFooterProps) {
  const texts = getMessages(locale);
  const items = tags.map((tag) => ({
    label: getLocalized(docTags[tag], locale),
    href: localizePath(`/docs/tags/${tag}`, locale),
  }));
  return (
    <div className="mt-14 grid gap-4 border-t pt-6 text-sm text-fd-muted-foreground">
      {items.length > 0 && <TagList label={texts.tags.label} items={items} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {editUrl && (
          <ExternalLink href={editUrl} className="flex items-center gap-1.5 underline print:hidden">
            <Pencil className="size-3.5" />
            {texts.docs.edit}
          </ExternalLink>
        )}
        {updated && (
          <p>
            <time dateTime={updated.toISOString().slice(0, 10)}>
              {format(texts.docs.updated, { date: formatDate(updated, locale) })}
            </time>
          </p>
        )}
      </div>
    </div>
  );
}

import { DocTagsView, DocTagView } from '@/components/docs/tag-views';
import { docTagIds, docTags } from '@/content/data/doc-tags';
import { format } from '@/lib/i18n/format';
import { getMessages } from '@/lib/i18n/messages';
import { createKeyedPage } from './keyed-page';
import { createSimplePage } from './simple-page';

export const docTagList = createSimplePage({
  path: '/docs/tags',
  View: DocTagsView,
  head: ({ tags }) => ({ title: tags.title, description: tags.description }),
});

export const docTag = createKeyedPage({
  toPath: (tag) => `/docs/tags/${tag}`,
  keys: docTagIds,
  render: (tag, locale) => <DocTagView tag={tag} locale={locale} />,
  head: (tag, locale) => {
    const { tags } = getMessages(locale);
    const name = { tag: docTags[tag][locale.code] };
    return { title: format(tags.tagged, name), description: format(tags.taggedDescription, name) };
  },
});

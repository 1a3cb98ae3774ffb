import { DocTagsView, DocTagView } from '@/components/docs/tag-views';
import { docTagIds } from '@/content/data/doc-tags';
import { createKeyedPage } from './keyed-page';
import { createSimplePage } from './simple-page';

export const docTagList = createSimplePage({ path: '/docs/tags', View: DocTagsView });

export const docTag = createKeyedPage({
  toPath: (tag) => `/docs/tags/${tag}`,
  keys: docTagIds,
  render: (tag, locale) => <DocTagView tag={tag} locale={locale} />,
});

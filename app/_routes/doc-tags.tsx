import { DocTagsView, DocTagView } from '@/components/docs/tag-views';
import { docTagIds } from '@/content/data/doc-tags';
import { createTablePage } from './table-page';

/** Renders the documentation's tags: the list of them, and the pages of each. */
export const { Page, generateMetadata, generateStaticParams } = createTablePage('/docs/tags', async (locale) => ({
  '': () => <DocTagsView locale={locale} />,
  ...Object.fromEntries(docTagIds.map((tag) => [tag, () => <DocTagView tag={tag} locale={locale} />])),
}));

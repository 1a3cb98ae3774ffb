import { SearchView } from '@/components/search/results/search-view';
import { loadSitePage } from '@/lib/pages/page-index.server';
import { createPageRoute } from './page-route';

export const { Page, generateMetadata } = createPageRoute(async (locale) => ({
  page: await loadSitePage('/search', locale),
  render: () => <SearchView locale={locale} />,
}));

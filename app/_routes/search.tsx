import { SearchView } from '@/components/search/results/search-view';
import { createPageRoute } from './page-route';

export const { Page, generateMetadata } = createPageRoute((locale) => ({
  path: '/search',
  render: () => <SearchView locale={locale} />,
}));

import { HomeView } from '@/components/home/home-view';
import { loadSitePage } from '@/lib/pages/page-index.server';
import { createPageRoute } from './page-route';

export const { Page, generateMetadata } = createPageRoute(async (locale) => ({
  page: await loadSitePage('/', locale),
  render: () => <HomeView locale={locale} />,
}));

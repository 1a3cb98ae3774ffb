import { HomeView } from '@/components/home/home-view';
import { createPageRoute } from './page-route';

export const { Page, generateMetadata } = createPageRoute((locale) => ({
  path: '/',
  render: () => <HomeView locale={locale} />,
}));

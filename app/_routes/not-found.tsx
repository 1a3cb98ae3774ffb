import { NotFoundView } from '@/components/layout/not-found-view';
import { createSimplePage } from './simple-page';

/** `404.html` of the languages with a prefix, for hosts that choose it by folder. */
export const notFoundPage = createSimplePage({
  path: '/404',
  View: NotFoundView,
  head: ({ notFound }) => ({ title: notFound.title, description: notFound.text }),
  isIndexed: false,
});

import { SearchView } from '@/components/search/search-view';
import { createSimplePage } from './simple-page';

export const searchPage = createSimplePage({ path: '/search', View: SearchView });

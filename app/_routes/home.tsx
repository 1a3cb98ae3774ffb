import { HomeView } from '@/components/home/home-view';
import { createSimplePage } from './simple-page';

export const homePage = createSimplePage({ path: '/', View: HomeView });

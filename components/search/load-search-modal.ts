import { loadPart } from '@/lib/navigation/load-part';
import { type LoadedInsights, loadInsights } from '@/lib/search/load-insights';
import type { SearchOptions } from '@/lib/search/types';
import type { SearchModal } from './search-modal.client';

export interface LoadedSearchModal {
  SearchModal: typeof SearchModal;
  insights: LoadedInsights | undefined;
}

/** Loads the dialog's content with its styles. Later calls reuse what was loaded, or try again after a failure. */
export async function loadSearchModal(options: SearchOptions): Promise<LoadedSearchModal> {
  const [{ SearchModal }, insights] = await Promise.all([
    loadPart('search dialog', () => import('./search-modal.client')),
    loadInsights(options),
  ]);
  return { SearchModal, insights };
}

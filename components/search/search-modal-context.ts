import { createContext } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { LoadedInsights } from '@/lib/search/load-insights';
import type { SearchOptions } from '@/lib/search/types';

/** What our components inside DocSearch's dialog need, as DocSearch renders them itself. */
export interface SearchModalContextValue {
  locale: Locale;
  provider: SearchOptions['provider'];
  close: () => void;
  insights: LoadedInsights | undefined;
}

export const SearchModalContext = createContext<SearchModalContextValue | null>(null);

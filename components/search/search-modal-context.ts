import { createContext } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { LoadedInsights } from '@/lib/search/load-insights';

/** What the parts of the dialog need that DocSearch draws by itself. */
export interface SearchModalContextValue {
  locale: Locale;
  close: () => void;
  insights: LoadedInsights | undefined;
}

export const SearchModalContext = createContext<SearchModalContextValue | null>(null);

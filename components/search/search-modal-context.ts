import { createContext } from 'react';
import type { Locale } from '@/lib/i18n/locales';

/** What the parts of the dialog need that DocSearch draws by itself. */
export interface SearchModalContextValue {
  locale: Locale;
  close: () => void;
}

export const SearchModalContext = createContext<SearchModalContextValue | null>(null);

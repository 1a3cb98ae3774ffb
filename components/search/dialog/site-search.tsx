import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchMessages } from '../messages';
import { getSearchOptions } from '../search-options';
import { getSearchModalMessages } from './messages';
import { SearchButton } from './search-button.client';

/** The button that opens the search of a language. */
export function SiteSearch({ locale }: { locale: Locale }) {
  const search = getSearchMessages(locale);
  const { searchBox, loading, errorScreen, errorActions } = getSearchModalMessages(locale);
  return (
    <SearchButton
      options={getSearchOptions(locale)}
      code={locale.code}
      reportUrl={env.NEXT_PUBLIC_SEARCH_REPORT_URL}
      placeholder={search.placeholder}
      texts={{ label: search.button, cancel: searchBox.cancelButtonText, loading, errorScreen, errorActions }}
    />
  );
}

import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { buildOpenSearch } from '@/lib/search/open-search';
import type { LocaleParams } from './locale-params';

interface OpenSearchProps {
  /** Nothing for a route file without parameters of its own, unlike for a page. */
  params: Promise<LocaleParams | undefined>;
}

/** The route that tells browsers how to search the site in a language. */
export const openSearch = {
  async GET(_request: Request, { params }: OpenSearchProps): Promise<Response> {
    const locale = getLocale((await params)?.lang);
    const origin = `${site.url}${env.NEXT_PUBLIC_BASE_PATH}`;
    const text = buildOpenSearch({
      name: site.title,
      description: getMessages(locale).search.description,
      language: locale.htmlLang,
      searchUrl: `${origin}${localizePath('/search', locale)}`,
      iconUrl: `${origin}${site.favicon}`,
    });
    return new Response(text, { headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' } });
  },
};

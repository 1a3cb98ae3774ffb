import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { buildOpenSearch } from '@/lib/search/open-search';
import { getRouteLocale, type HandlerProps } from './locale-params';

/** The OpenSearch description, which tells browsers how to search the site in a language. */
export const openSearch = {
  async GET(_request: Request, props: HandlerProps): Promise<Response> {
    const locale = await getRouteLocale(props);
    const text = buildOpenSearch({
      name: site.title,
      description: getMessages(locale).search.description,
      language: locale.htmlLang,
      searchUrl: toAbsoluteUrl(localizePath('/search', locale)),
      iconUrl: toAbsoluteUrl(site.favicon),
    });
    return new Response(text, { headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' } });
  },
};

import { getPageTitles } from '@/lib/source/page-titles.server';
import { getRouteLocale, type HandlerProps } from './locale-params';

/** The paths and titles of a language's pages as JSON, from which the not-found page suggests the likeliest one. */
export const pathList = {
  async GET(_request: Request, props: HandlerProps): Promise<Response> {
    return Response.json(getPageTitles(await getRouteLocale(props)));
  },
};

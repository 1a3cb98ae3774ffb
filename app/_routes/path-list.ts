import { getPageTitles } from '@/lib/source/page-titles.server';
import { getRouteLocale, type HandlerProps } from './locale-params';

/** The paths and titles of a language's pages as JSON, from which the not-found page suggests the likeliest one. */
export async function getPathList(_request: Request, props: HandlerProps) {
  return Response.json(getPageTitles(await getRouteLocale(props)));
}

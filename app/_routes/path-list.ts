import { getPageTitles } from '@/lib/source/page-titles.server';
import { getRouteLocale, type HandlerProps } from './locale-params';

/** The file with the paths and titles of a language's pages, from which the page for unknown addresses takes the likely one. */
export async function getPathList(_request: Request, props: HandlerProps) {
  return Response.json(getPageTitles(await getRouteLocale(props)));
}

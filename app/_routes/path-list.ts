import { getLocale } from '@/lib/i18n/locales';
import { getPageTitles } from '@/lib/source/page-titles.server';
import type { LocaleParams } from './locale-params';

/** The file with the paths and titles of a language's pages, from which the page for unknown addresses takes the likely one. */
export async function getPathList(_request: Request, { params }: { params: Promise<LocaleParams | undefined> }) {
  return Response.json(getPageTitles(getLocale((await params)?.lang)));
}

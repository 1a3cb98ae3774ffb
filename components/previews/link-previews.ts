import type { HttpMethod } from '@/lib/contract/http-methods';

/** Content of the preview of a page; a list, because names of fields would be half of the file. */
export type LinkPreview = [title: string, description: string, method?: HttpMethod, endpoint?: string];

/** Data of a page that previews need; the browser reads this file too, so it must not reach the schemas of pages. */
interface PreviewedPage {
  path: string;
  title: string;
  description: string;
  method?: HttpMethod;
  endpoint?: string;
}

/** The file with the previews of a language, as a path in the default one. */
export const linkPreviewsPath = '/previews.json';

/** The preview of each page by its path in the default language. */
export function buildLinkPreviews(pages: Iterable<PreviewedPage>): Record<string, LinkPreview> {
  const toPreview = ({ path, title, description, method, endpoint }: PreviewedPage): [string, LinkPreview] => [
    path,
    method && endpoint ? [title, description, method, endpoint] : [title, description],
  ];
  return Object.fromEntries(Array.from(pages, toPreview));
}

import type { HttpMethod } from 'openapi-sandbox';

/** Content of the preview of a page; a list, because names of fields would be half of the file. */
export type LinkPreview = [title: string, description: string, method?: HttpMethod, endpoint?: string];

/** The data of a page that its preview needs; not a `SitePage`, as the browser runs this file and must not load the schemas of pages. */
interface PreviewedPage {
  path: string;
  title: string;
  description: string;
  method?: HttpMethod;
  endpoint?: string;
}

/** The file with the previews of a language, as a path in the default one. */
export const linkPreviewsPath = '/previews.json';

/** Builds the preview of each page, by its path in the default language. */
export function buildLinkPreviews(pages: Iterable<PreviewedPage>): Record<string, LinkPreview> {
  const toPreview = ({ path, title, description, method, endpoint }: PreviewedPage): [string, LinkPreview] => [
    path,
    method && endpoint ? [title, description, method, endpoint] : [title, description],
  ];
  return Object.fromEntries(Array.from(pages, toPreview));
}

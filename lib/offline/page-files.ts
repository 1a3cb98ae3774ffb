import { pictureExtensions } from '../content/picture-extensions';

const extensions = ['js', 'css', ...pictureExtensions].join('|');

/** Scripts, styles and pictures, as the pages of the build name them. */
const fileAttributes = new RegExp(`\\s(?:src|href)="(/[^"]+\\.(?:${extensions}))"`, 'gi');

/** The address under which a page is kept: `/docs/intro`, also for `/docs/intro.html`, `/docs/intro/` and `/docs/intro/index.html`. */
export function toPagePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
}

/** The files of the site that the HTML of a page names: each script, style and picture. */
export function findPageFiles(html: string, basePath: string): string[] {
  const files = [...html.matchAll(fileAttributes)].flatMap(([, file = '']) =>
    file.startsWith(`${basePath}/`) && !file.startsWith('//') ? [file] : [],
  );
  return [...new Set(files)];
}

/** Where the router finds the payload of a page in the built site: `/docs/intro` → `/docs/intro.txt`. */
export function toPayloadPath(path: string, basePath: string): string {
  return path === '/' || path === basePath || path === `${basePath}/` ? `${basePath}/index.txt` : `${path}.txt`;
}

/** Whether a response is a file, and not the page that some hosts and networks answer with instead. */
export function isFile({ ok, headers }: Response): boolean {
  return ok && !headers.get('Content-Type')?.startsWith('text/html');
}

import { insertAtBodyEnd } from './insert-at-body-end';

/** The async script files that Next requests in the head of a page. */
export const scriptFiles = /<script src="[^"]+" async=""><\/script>/g;

/** Preloads the entry script of a page, whose own element is in the body. */
const scriptPreloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Moves the script files of a page after its content. In the head they would compete for a slow connection with the text and
 * the styles, which are enough to read the page.
 * @throws Error for a page without `</body>`
 */
export function putScriptsLast(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  const files = head.match(scriptFiles);
  if (!files) return html;
  const rest = head.replace(scriptFiles, '').replace(scriptPreloads, '') + html.slice(head.length);
  return insertAtBodyEnd(rest, files.join(''));
}

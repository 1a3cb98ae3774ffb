import { insertAtBodyEnd } from './insert-at-body-end';

/** The files that Next asks for in the head of a page, and that run whenever they are there. */
export const scriptFiles = /<script src="[^"]+" async=""><\/script>/g;

/** What asks for the file with which the page comes to life, ahead of its element in the body. */
const scriptPreloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Puts the script files of a page after its content. Named in the head they share a slow line with the text and the styles,
 * which can be read without them.
 * @throws Error for a page whose body does not end
 */
export function putScriptsLast(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  const files = head.match(scriptFiles);
  if (!files) return html;
  const rest = head.replace(scriptFiles, '').replace(scriptPreloads, '') + html.slice(head.length);
  return insertAtBodyEnd(rest, files.join(''));
}

/** Rows that a page's payload has in common with others: `places` are theirs in the shell, such as `0-14,17`. */
export interface AppShellRows {
  shell: string;
  places: string;
}

declare global {
  interface Window {
    /** The shells that have come, by name. */
    appShells?: Record<string, readonly string[]>;
    /** The rows of the open page's payload that stand in no shell, until it has come to life. */
    ownPayload?: string;
    /** Where Next takes a payload from. */
    __next_f: [number, string][];
  }
}

/** Where the files of shells lie, below the base path. */
export const appShellFolder = '_next/static/shells';

/** @param places as in `AppShellRows` */
export function pickRows(rows: readonly string[], places: string): string {
  return places
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return rows.slice(first, last + 1).join('');
    })
    .join('');
}

const firstLine = /^#(\S+) (\S+)\n/;

/** A payload as it lies on the host: a line that names the shell and what belongs to the page of it, and the page's own rows. */
export function writeSharedPayload(own: string, { shell, places }: AppShellRows): string {
  return `#${shell} ${places}\n${own}`;
}

/**
 * Makes a payload whole again, with the shell that it names.
 * @param basePath path that the site is served under
 * @returns a response that says the same as `response` in all else
 * @throws Error where the payload is cut short, or its shell cannot be had
 */
export async function fillPayload(response: Response, basePath: string): Promise<Response> {
  const { headers, status, statusText, url, redirected } = response;
  const text = await response.text();
  await loadShellOf(text, basePath);
  const [line, shell = '', places = ''] = firstLine.exec(text) ?? [];
  const shared = pickRows(window.appShells?.[shell] ?? [], places);
  const filled = new Response(shared + text.slice(line?.length), { headers, status, statusText });
  // A response made by hand has neither, and the router reads both.
  return Object.defineProperties(filled, { url: { value: url }, redirected: { value: redirected } });
}

/**
 * Loads the shell that a payload names.
 * @returns its address where it was not here before
 * @throws Error where it cannot be had
 */
export async function loadShellOf(payload: string, basePath: string): Promise<string | undefined> {
  const [, shell] = firstLine.exec(payload) ?? [];
  if (shell === undefined || window.appShells?.[shell]) return undefined;
  const script = Object.assign(document.createElement('script'), { src: `${basePath}/${appShellFolder}/${shell}.js` });
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${script.src} did not load`)));
    document.head.append(script);
  });
  script.remove();
  if (!window.appShells?.[shell]) throw new Error(`${script.src} brings no shell`);
  return script.src;
}

/** Rows that a page's payload has in common with others: `places` are theirs in the shell, such as `0-14,17`. */
export interface AppShellRows {
  shell: string;
  places: string;
}

declare global {
  interface Window {
    /** The shells that have come, by name. */
    appShells?: Record<string, readonly string[]>;
    /** About what the payloads of pages cost that have these shells, in KiB, by the path of the page. */
    payloadSizes?: Record<string, number>;
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
 * @returns the payload, and the address of its shell where that was not here before
 * @throws Error where the shell cannot be had
 */
export async function fillPayload(text: string, basePath: string): Promise<{ payload: string; loaded?: string }> {
  const [line, shell, places] = firstLine.exec(text) ?? [];
  if (line === undefined || shell === undefined || places === undefined) return { payload: text };
  const src = `${basePath}/${appShellFolder}/${shell}.js`;
  const isKnown = Boolean(window.appShells?.[shell]);
  if (!isKnown) await loadScript(src);
  const rows = window.appShells?.[shell];
  if (!rows) throw new Error(`${src} brings no shell`);
  const payload = pickRows(rows, places) + text.slice(line.length);
  return isKnown ? { payload } : { payload, loaded: new URL(src, window.location.origin).href };
}

async function loadScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src });
  script.dataset.isAwaited = 'true'; // `load-failure-script.ts` leaves its failure to us.
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${src} did not load`)));
    document.head.append(script);
  });
  script.remove();
}

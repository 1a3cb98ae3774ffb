import { loadOnce } from '../build/load-once';

/** The rows that a page's payload shares with others: `places` are their indices in the shell, such as `0-14,17`. */
export interface AppShellRows {
  shell: string;
  places: string;
}

declare global {
  interface Window {
    /** The shells that have loaded, by name. */
    appShells?: Record<string, readonly string[]>;
    /** Approximate download size of the payload of each page with these shells, without the shell, in KiB, by the path of the page. */
    payloadSizes?: Record<string, number>;
    /** The rows of the open page's payload that are in no shell, until the shell's script hands them to Next. */
    ownPayload?: string;
    /** The queue from which Next reads the document's payload. */
    __next_f: [number, string][];
  }
}

/** Folder of the shell files, below the base path. */
export const appShellFolder = '_next/static/shells';

/** Folder of the files with the rows below the fold, below the base path; their names are hashes of their content. */
const belowFoldFolder = '_next/static/below';

/** The file with the rows of a payload below the fold: its path below the base path. */
export function toBelowFoldPath(name: string): string {
  return `${belowFoldFolder}/${name}.txt`;
}

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

const firstLine = /^#(\S+) (\S+)(?: (\S+))?\n/;

/**
 * A payload as stored on the host: a line with `shell` and `places`, then the page's own rows.
 * @param below name of the file with the rows below the fold, if they are in one
 */
export function writeSharedPayload(own: string, { shell, places }: AppShellRows, below?: string): string {
  return `#${shell} ${places}${below ? ` ${below}` : ''}\n${own}`;
}

/** The file with the rows below the fold that a payload as stored names; `undefined` for a payload that is whole. */
export function getBelowFoldPath(text: string): string | undefined {
  const below = firstLine.exec(text)?.[3];
  return below && toBelowFoldPath(below);
}

/**
 * Completes a payload with the rows of the shell that it names, which is loaded if necessary. Rows below the fold are still missing.
 * @param basePath path that the site is served under
 * @returns the payload, and the address of its shell if that had to be loaded
 * @throws Error if the shell cannot be loaded
 */
export async function fillPayload(text: string, basePath: string): Promise<{ payload: string; loaded?: string }> {
  const [line, shell, places] = firstLine.exec(text) ?? [];
  if (line === undefined || shell === undefined || places === undefined) return { payload: text };
  const src = `${basePath}/${appShellFolder}/${shell}.js`;
  const known = window.appShells?.[shell];
  const rows = known ?? (await loadOnce(loading, src, () => loadShell(shell, src)));
  const payload = pickRows(rows, places) + text.slice(line.length);
  return known ? { payload } : { payload, loaded: new URL(src, window.location.origin).href };
}

/** The shells that have been asked for, by address: payloads that arrive at the same time share one. */
const loading = new Map<string, Promise<readonly string[]>>();

async function loadShell(name: string, src: string): Promise<readonly string[]> {
  await loadScript(src);
  const rows = window.appShells?.[name];
  if (!rows) throw new Error(`${src} brings no shell`);
  return rows;
}

async function loadScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src });
  script.dataset.isAwaited = 'true'; // Makes `load-failure-script.ts` leave a failure to us.
  try {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error(`${src} did not load`)));
      document.head.append(script);
    });
  } finally {
    script.remove();
  }
}

import type { pickRows } from './app-shell';

/**
 * Is the file of a shell, as text: keeps the shell for the router, and hands the payload over in a page that says by an attribute of
 * this element which rows of it are its own.
 * @param pick written beside it
 */
export function runAppShellScript(
  pick: typeof pickRows,
  name: string,
  rows: readonly string[],
  sizes: Record<string, number>,
) {
  const places = document.currentScript?.dataset.places;
  window.appShells = { ...window.appShells, [name]: rows };
  window.payloadSizes = { ...window.payloadSizes, ...sizes };
  if (places === undefined) return;
  window.__next_f.push([1, pick(rows, places) + window.ownPayload]);
  delete window.ownPayload;
}

import type { pickRows } from './app-shell';

/**
 * Serialised into the file of a shell: registers the shell for the router and, where the script element says which rows of the shell
 * belong to the page (`data-places`), hands the complete payload of the page to Next.
 * @param pick inlined beside it
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

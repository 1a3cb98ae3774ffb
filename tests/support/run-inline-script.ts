import { runInNewContext } from 'node:vm';
import { bundleInlineScript } from '@/lib/cache/bundle-script.server';

/**
 * Runs a script of the head as the text that pages inline.
 * @param globals what it finds in the page
 * @param settings the `data-` attributes of its element, as in `dataset`
 */
export function runInlineScript(
  entry: string,
  { document = {}, ...globals }: Record<string, unknown>,
  settings: Record<string, string> = {},
): void {
  const currentScript = { dataset: settings };
  runInNewContext(bundleInlineScript(entry), { URL, ...globals, document: { currentScript, ...(document as object) } });
}

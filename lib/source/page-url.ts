import { getSlugs } from 'fumadocs-core/source';
import { toSourceFile } from './text-locale';

/**
 * The address of a page in the default language, as the loaders compute it: `guide/index.id.mdx` → `/docs/guide`.
 * @param path of its file below the folder that is served under `baseUrl`, in any language
 */
export function toPageUrl(path: string, baseUrl: string): string {
  return [baseUrl, ...getSlugs(toSourceFile(path))].join('/') || '/';
}

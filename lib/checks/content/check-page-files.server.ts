import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { Problem } from '../../errors/problem';

const defaultExport = /^export\s+(?:default\b|\{[^}]*\b(?:as\s+default|default(?!\s+as))\b)/m;

/**
 * Finds page files without a default export, which is what Next renders.
 * @param root folder of the routes
 */
export function checkPageFiles(root = 'app'): Problem[] {
  return globSync([`${root}/**/page.tsx`])
    .sort()
    .filter((file) => !defaultExport.test(readFileSync(file, 'utf8')))
    .map((file) => ({
      file,
      message: 'The page component has no default export.',
      hint: 'Write "export default" before the component, or "export { Page as default } from …".',
    }));
}

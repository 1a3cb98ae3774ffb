import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/**
 * The style sheet of drawn screens: a file of its own, as few pages show one. Next would send a sheet that a component of pages imports
 * to every page.
 */
export const screenStyles = {
  path: '/screens.css',
  load: () => transformSync(readFileSync('components/screens/kit.css', 'utf8'), { loader: 'css', minify: true }).code,
};

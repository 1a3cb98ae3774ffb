import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** Style sheets in `components/screens`, in the order of their rules. */
const sheets = ['kit', 'dashboard', 'conversation', 'phone'];

/**
 * Loads the style sheet of drawn screens. It is a file of its own, as few pages show one, and Next would send a sheet that a component
 * imports to every page.
 */
export const screenStyles = {
  path: '/screens.css',
  load: () => {
    const css = sheets.map((name) => readFileSync(`components/screens/${name}.css`, 'utf8')).join('');
    return transformSync(css, { loader: 'css', minify: true }).code;
  },
};

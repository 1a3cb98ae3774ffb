import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** The sheets in `components/screens`, in their order. */
const sheets = ['kit', 'dashboard', 'conversation', 'phone'];

/**
 * The style sheet of drawn screens: a file of its own, as few pages show one. Next would send a sheet that a component of pages imports
 * to every page.
 */
export const screenStyles = {
  path: '/screens.css',
  load: () => {
    const css = sheets.map((name) => readFileSync(`components/screens/${name}.css`, 'utf8')).join('');
    return transformSync(css, { loader: 'css', minify: true }).code;
  },
};

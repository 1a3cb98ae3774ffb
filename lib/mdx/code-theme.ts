import { createCssVariablesTheme } from 'shiki';

/** Colours of code come from the CSS variables `--code-*` in `app/global.css`, so that one highlighting serves both modes. */
export const codeTheme = createCssVariablesTheme({
  name: 'css-variables',
  variablePrefix: '--code-',
  fontStyle: false,
});

import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

/** Colours of code are named after what a token is; `app/styles/code.css` says what they look like in each mode. */
const codeTheme = createCssVariablesTheme({
  name: 'css-variables',
  variablePrefix: '--code-',
  fontStyle: false,
});

/** Both modes have one theme, as its colours are variables. */
export const codeColors = { themes: { light: codeTheme }, defaultColor: 'light' } as const;

/** What looks like the rest of the code: there is much of it, and each would be an element. */
const plainTokens = new Set(['punctuation', 'parameter']);

/**
 * Turns the style of each token into a class, which is shorter and needs no inline styles. Strings with and without
 * expressions in them look the same.
 */
export const tokenClasses: ShikiTransformer = {
  name: 'token-classes',
  span(node) {
    const token = /--code-token-(\w+)/.exec(String(node.properties.style))?.[1];
    delete node.properties.style;
    if (token && !plainTokens.has(token)) this.addClassToHast(node, `token-${token}`);
  },
};

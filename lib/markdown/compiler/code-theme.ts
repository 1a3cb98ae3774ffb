import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

/** Colours are CSS variables named after the kind of token; `components/mdx/code.css` sets them for each mode. */
const codeTheme = createCssVariablesTheme({
  name: 'css-variables',
  variablePrefix: '--code-',
  fontStyle: false,
});

/**
 * Both modes have one theme, as its colours are variables. There is no limit of time: on a busy machine, the first line in a language can
 * take longer than Shiki's, and would be left plain, with its notation.
 */
export const codeColors = { themes: { light: codeTheme }, defaultColor: 'light', tokenizeTimeLimit: 0 } as const;

/** Frequent tokens that look like plain code, so that they need no element. */
const plainTokens = new Set(['punctuation', 'parameter']);

/**
 * Turns the style of each token into a class, which is shorter and needs no inline styles. The token's name is cut at its first dash, so
 * `string` and `string-expression` look the same.
 */
export const tokenClasses: ShikiTransformer = {
  name: 'token-classes',
  span(node) {
    const token = /--code-token-(\w+)/.exec(String(node.properties.style))?.[1];
    delete node.properties.style;
    if (token && !plainTokens.has(token)) this.addClassToHast(node, `tok-${token}`);
  },
};

import { highlightHast } from 'fumadocs-core/highlight';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { createBuildCache, getOrCompute, loadOnce } from '../../cache/build-cache.server';
import { toCodeHtml } from './code-html';
import { codeColors, tokenClasses } from './code-theme';

/** Shared by the languages of the site, which show the same samples: highlighting them takes most of the time of building a page. */
const highlighted = new Map<string, Promise<string>>();
const cache = createBuildCache('samples', { isShared: true });

/** The HTML inside the `<code>` of code from outside MDX, highlighted in the same way. */
export function highlightCode(code: string, lang: string): Promise<string> {
  const key = `${lang}\n${code}`;
  return loadOnce(highlighted, key, () => getOrCompute(cache, key, () => toHighlightedHtml(code, lang)));
}

async function toHighlightedHtml(code: string, lang: string): Promise<string> {
  const tree = await highlightHast(code, { ...codeColors, lang, transformers: [tokenClasses] });
  let html = '';
  visit(tree, { tagName: 'code' }, (element: Element) => {
    html = toCodeHtml(element);
  });
  return html;
}

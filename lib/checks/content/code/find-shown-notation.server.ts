import { highlightHast } from 'fumadocs-core/highlight';
import { rehypeCodeDefaultOptions } from 'fumadocs-core/mdx-plugins';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { codeColors } from '../../../content/mdx/code-theme';

/** A notation such as `[!code ++]` that is still there once the code is highlighted, so that readers see it. */
interface ShownNotation {
  text: string;
  /** Line within the code, from 1. */
  line: number;
}

const notation = /\[!code[^\]\n]*\]/g;

/** Finds the notations that mark nothing, by highlighting the code as the build does. */
export async function findShownNotations(code: string, lang: string): Promise<ShownNotation[]> {
  if (!code.includes('[!code')) return [];
  const { transformers = [] } = rehypeCodeDefaultOptions;
  const shown = getLines(await highlightHast(code, { ...codeColors, lang, transformers, fallbackLanguage: 'text' }));
  const isShown = (source: string, text: string) => shown.some((line) => line.includes(text) && source.includes(line));
  return code
    .split('\n')
    .flatMap((source, index) =>
      [...source.matchAll(notation)]
        .filter(([text]) => isShown(source, text))
        .map(([text]) => ({ text, line: index + 1 })),
    );
}

/** The lines of highlighted code that show a notation. */
function getLines(tree: Root): string[] {
  let text = '';
  visit(tree, 'text', (node) => {
    text += node.value;
  });
  return text.split('\n').filter((line) => line.includes('[!code'));
}

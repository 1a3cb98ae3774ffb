import { highlightHast } from 'fumadocs-core/highlight';
import { rehypeCodeDefaultOptions } from 'fumadocs-core/mdx-plugins';
import type { Root as HastRoot } from 'hast';
import type { Code, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { codeColors } from '../../../markdown/compiler/code-theme';
import { DiagramError } from '../../../markdown/diagrams/diagram-error';
import { parseDiagram } from '../../../markdown/diagrams/parse-diagram';
import { sourceLanguages } from '../../../markdown/markdown-text';
import { codeParsers, findCurlyQuote } from '../code-parsers.server';
import { report } from './report';

/** This word after a fence's language marks code that does not parse by itself. */
const fragmentMark = 'fragment';

/** Every block of code parses, unless it is marked as a fragment or its language has no parser here; none has curly quotes. */
export const codeParses = lintRule('content:code-parses', async (tree: Root, file) => {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => void blocks.push(node));
  for (const { lang, meta, value, position } of blocks) {
    if (!lang) continue;
    const parse = meta?.split(/\s+/).includes(fragmentMark) ? undefined : codeParsers.get(lang);
    const problem = (await parse?.(value)) ?? findCurlyQuote(lang, value);
    if (!problem) continue;
    const isQuote = /[“”‘’]/.test(value.split('\n')[problem.line - 1] ?? '');
    report(
      file,
      (position?.start.line ?? 0) + problem.line,
      `This ${lang} does not parse: ${problem.message.replace(/\.$/, '')}.`,
      isQuote
        ? 'Write straight quotes, " or \', in code.'
        : `Fix it; mark it \`\`\`${lang} ${fragmentMark} only if it cannot stand alone.`,
    );
  }
});

const knownNotations = '[!code highlight], [!code focus], [!code ++], [!code --] or [!code word:name]';

/** Every notation in a comment takes effect, as readers see the others: it is a known one, in a comment of its language. */
export const codeNotation = lintRule('content:code-notation', async (tree: Root, file) => {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => void blocks.push(node));
  for (const { lang, value, position } of blocks) {
    if (!lang || sourceLanguages.includes(lang)) continue;
    for (const { text, line } of await findShownNotations(value, lang)) {
      const hint = `Write ${knownNotations} at the end of a line, in a comment as ${lang} has them.`;
      report(file, (position?.start.line ?? 0) + line, `"${text}" marks nothing: readers see it as text.`, hint);
    }
  }
});

/** A notation such as `[!code ++]` that highlighting leaves in the code, so that readers see it. */
interface ShownNotation {
  text: string;
  /** Line within the code, from 1. */
  line: number;
}

const notation = /\[!code[^\]\n]*\]/g;

/** Finds the notations that mark nothing, by highlighting the code as the build does. */
async function findShownNotations(code: string, lang: string): Promise<ShownNotation[]> {
  if (!code.includes('[!code')) return [];
  const { transformers = [] } = rehypeCodeDefaultOptions;
  const shown = listNotationLines(
    await highlightHast(code, { ...codeColors, lang, transformers, fallbackLanguage: 'text' }),
  );
  const isShown = (source: string, text: string) => shown.some((line) => line.includes(text) && source.includes(line));
  return code
    .split('\n')
    .flatMap((source, index) =>
      [...source.matchAll(notation)]
        .filter(([text]) => isShown(source, text))
        .map(([text]) => ({ text, line: index + 1 })),
    );
}

/** Lists the lines of highlighted code that show a notation. */
function listNotationLines(tree: HastRoot): string[] {
  let text = '';
  visit(tree, 'text', (node) => {
    text += node.value;
  });
  return text.split('\n').filter((line) => line.includes('[!code'));
}

/** Options that may follow the language of a fence. */
const knownWords = /\btitle=(?:"[^"]*"|'[^']*')|(?<!\S)fragment(?!\S)/g;

/** Nothing but a title and the mark of a fragment follows the language of a fence; anything else has no effect. */
export const fenceWords = lintRule('content:fence-words', (tree: Root, file) => {
  visit(tree, 'code', (node) => {
    const rest = (node.meta ?? '').replace(knownWords, '').trim();
    if (rest === '' || node.lang === 'mermaid') return; // `diagrams` reports what follows `mermaid`.
    const hint =
      'Write title="…", or fragment for code that cannot stand alone. Lines are marked by comments: [!code highlight].';
    report(file, node, `"${rest}" after \`\`\`${node.lang} has no effect.`, hint);
  });
});

/** Every diagram has a title, which is its accessible name, and can be rendered. */
export const diagrams = lintRule('content:diagrams', (tree: Root, file) => {
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    if (lang !== 'mermaid') return;
    try {
      parseDiagram(meta ?? '', value);
    } catch (error) {
      if (!(error instanceof DiagramError)) throw error;
      report(file, (position?.start.line ?? 0) + error.line, error.problem, error.hint);
    }
  });
});

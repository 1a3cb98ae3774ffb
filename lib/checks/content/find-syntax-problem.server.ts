import { createRequire } from 'node:module';
import path from 'node:path';
import type TreeSitter from '@vscode/tree-sitter-wasm';
import type { CodeProblem } from '../../errors/code-problems';

const require = createRequire(import.meta.url);
const { Parser, Language }: typeof TreeSitter = require('@vscode/tree-sitter-wasm');
const folder = path.dirname(require.resolve('@vscode/tree-sitter-wasm'));

/** Tree-sitter grammars by the language that a fence names. */
export const grammars = {
  bash: 'bash',
  sh: 'bash',
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'tsx',
  css: 'css',
  python: 'python',
  go: 'go',
  java: 'java',
  php: 'php',
  csharp: 'c-sharp',
} as const;

export type GrammarLanguage = keyof typeof grammars;

const parsers = new Map<string, Promise<TreeSitter.Parser>>();

/** Finds the first place where code does not follow the grammar of its language. */
export async function findSyntaxProblem(language: GrammarLanguage, source: string): Promise<CodeProblem | undefined> {
  const grammar = grammars[language];
  const parser = await (parsers.get(grammar) ?? loadParser(grammar));
  const tree = parser.parse(source);
  const quoted = tree && curlyQuote.test(source) ? findQuotedName(tree.rootNode) : undefined;
  const node = quoted ?? (tree && findError(tree.rootNode));
  const problem = node ? toCodeProblem(node) : undefined;
  tree?.delete();
  return problem;
}

function loadParser(grammar: string): Promise<TreeSitter.Parser> {
  const loading = (async () => {
    await Parser.init({ locateFile: (file: string) => path.join(folder, file) });
    const parser = new Parser();
    return parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)));
  })();
  parsers.set(grammar, loading);
  return loading;
}

/** Finds the first innermost node that is an error, or that the parser inserted as missing. */
function findError(node: TreeSitter.Node): TreeSitter.Node | undefined {
  if (!node.hasError) return undefined;
  for (const child of node.children) {
    const inner = child && findError(child);
    if (inner) return inner;
  }
  return node.isError || node.isMissing ? node : undefined;
}

const curlyQuote = /[“”‘’]/;

/** Matches names, and words of a shell: some grammars let them begin with a curly quote, which was meant to open a string. */
const nameNodes = /identifier|^(?:name|word)$/;
const quotedName = /^[“”‘’]|[=:][“”‘’]/;

function findQuotedName(node: TreeSitter.Node): TreeSitter.Node | undefined {
  if (nameNodes.test(node.type) && quotedName.test(node.text)) return node;
  for (const child of node.children) {
    const inner = child && findQuotedName(child);
    if (inner) return inner;
  }
  return undefined;
}

function toCodeProblem(node: TreeSitter.Node): CodeProblem {
  const line = node.startPosition.row + 1;
  if (node.isMissing) return { line, message: `missing "${node.type}"` };
  const text = node.text.trim().split('\n')[0]?.slice(0, 40) ?? '';
  return { line, message: `unexpected "${text}"` };
}

import { YAMLParseError } from 'yaml';
import {
  type CodeParser,
  type CodeProblem,
  findJsonProblem,
  findYamlProblem,
  toYamlProblem,
} from '../../errors/code-problems';
import { splitFrontmatter } from '../../markdown/frontmatter';
import { removeCodeNotation } from '../../markdown/markdown-text';
import { parsePage } from '../../markdown/parse-page';
import { findSyntaxProblem, type GrammarLanguage, grammars } from './find-syntax-problem.server';
import { toMdxError } from './parse-pages';

/** Parsers of code, by the language that a fence names. */
export const codeParsers: ReadonlyMap<string, CodeParser> = new Map<string, CodeParser>([
  ['json', (source) => findJsonProblem(removeCodeNotation(source))],
  ['yaml', findYamlProblem],
  ['mdx', findMdxProblem],
  ...(Object.keys(grammars) as GrammarLanguage[]).map((language): [string, CodeParser] => [
    language,
    (source) => findSyntaxProblem(language, source),
  ]),
]);

/** Languages that nothing here parses; diagrams have a rule of their own. */
const unparsedLanguages = [
  'csv',
  'diff',
  'html',
  'http',
  'kotlin',
  'mermaid',
  'nginx',
  'sql',
  'svg',
  'swift',
  'text',
  'xml',
];

/** Every language that a fence may name. */
export const codeLanguages: readonly string[] = [...codeParsers.keys(), ...unparsedLanguages].sort();

/** Finds the first syntax error of a page, in its frontmatter or its MDX. */
function findMdxProblem(source: string): CodeProblem | undefined {
  try {
    parsePage(splitFrontmatter(source).body);
    return undefined;
  } catch (error) {
    if (error instanceof YAMLParseError) return toFrontmatterProblem(error);
    const { line = 1, reason } = toMdxError(error);
    return { line, message: reason };
  }
}

/** Counts the line that opens the frontmatter, which the parser of YAML does not get. */
function toFrontmatterProblem(error: YAMLParseError): CodeProblem {
  const { line, message } = toYamlProblem(error);
  return { line: line + 1, message };
}

const quotedText = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/g;
const comments = /(?:\/\/|#|--).*$/;

/** Matches a curly quote where most languages begin a string. */
const defaultStringStart = /[=(,[{:]\s*([“”‘’])/;

/** The same for languages whose texts may hold quotes; `undefined` for those that are all text. */
const stringStarts: ReadonlyMap<string, RegExp | undefined> = new Map([
  ['csv', undefined],
  ['diff', undefined],
  ['html', /=\s*([“”‘’])/],
  ['mdx', undefined],
  ['mermaid', undefined],
  ['svg', /=\s*([“”‘’])/],
  ['text', undefined],
  ['xml', /=\s*([“”‘’])/],
  ['yaml', /^\s*(?:- +)*(?:[\w-]+: +)?([“”‘’])/],
]);

/** Finds the first curly quote in the place of a straight one, in code that no parser objects to. */
export function findCurlyQuote(language: string, source: string): CodeProblem | undefined {
  const stringStart = stringStarts.has(language) ? stringStarts.get(language) : defaultStringStart;
  if (!stringStart) return undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const quote = stringStart.exec(line.replace(quotedText, '""').replace(comments, ''))?.[1];
    if (quote) return { line: index + 1, message: `unexpected "${quote}"` };
  }
  return undefined;
}

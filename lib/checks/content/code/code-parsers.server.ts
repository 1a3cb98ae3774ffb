import { type CodeParser, findJsonProblem, findYamlProblem } from '../../../content/code-problems';
import { removeCodeNotation } from '../../../content/markdown-text';
import { findMdxProblem } from './find-mdx-problem';
import { findSyntaxProblem, type GrammarLanguage, grammars } from './find-syntax-problem.server';

/** Parsers by the language that a fence names. */
export const codeParsers: ReadonlyMap<string, CodeParser> = new Map<string, CodeParser>([
  ['json', (source) => findJsonProblem(removeCodeNotation(source))],
  ['yaml', findYamlProblem],
  ['mdx', findMdxProblem],
  ...(Object.keys(grammars) as GrammarLanguage[]).map((language): [string, CodeParser] => [
    language,
    (source) => findSyntaxProblem(language, source),
  ]),
]);

/** Languages of fences without a parser here; diagrams have a rule of their own. */
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

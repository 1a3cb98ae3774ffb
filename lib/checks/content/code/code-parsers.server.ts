import { type CodeParser, findJsonFault, findYamlFault } from '../../../content/code-faults';
import { removeCodeNotation } from '../../../content/markdown-text';
import { findMdxFault } from './find-mdx-fault';
import { findSyntaxFault, type GrammarLanguage, grammars } from './find-syntax-fault.server';

/** Parsers by the language that a fence names. */
export const codeParsers: ReadonlyMap<string, CodeParser> = new Map<string, CodeParser>([
  ['json', (source) => findJsonFault(removeCodeNotation(source))],
  ['yaml', findYamlFault],
  ['mdx', findMdxFault],
  ...(Object.keys(grammars) as GrammarLanguage[]).map((language): [string, CodeParser] => [
    language,
    (source) => findSyntaxFault(language, source),
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

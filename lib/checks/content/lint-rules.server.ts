import emphasisMarker from 'remark-lint-emphasis-marker';
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import finalNewline from 'remark-lint-final-newline';
import hardBreakSpaces from 'remark-lint-hard-break-spaces';
import headingIncrement from 'remark-lint-heading-increment';
import listItemIndent from 'remark-lint-list-item-indent';
import maximumLineLength from 'remark-lint-maximum-line-length';
import noConsecutiveBlankLines from 'remark-lint-no-consecutive-blank-lines';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noHeadingContentIndent from 'remark-lint-no-heading-content-indent';
import noHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import noLiteralUrls from 'remark-lint-no-literal-urls';
import noShellDollars from 'remark-lint-no-shell-dollars';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import orderedListMarkerValue from 'remark-lint-ordered-list-marker-value';
import strongMarker from 'remark-lint-strong-marker';
import tablePipes from 'remark-lint-table-pipes';
import unorderedListMarkerStyle from 'remark-lint-unordered-list-marker-style';
import { type PluggableList, unified } from 'unified';
import { VFile } from 'vfile';
import type { Problem } from '../../errors/problem';
import { codeLanguages } from './code-parsers.server';
import type { ParsedPage } from './parse-pages';
import { codeNotation, codeParses, diagrams, fenceWords } from './rules/code.server';
import { knownAttributes, knownComponents, knownPlaces, knownValues, tabNames } from './rules/components';
import { pictureFiles, pictureTexts } from './rules/pictures.server';
import { glossaryTerms, linkTexts, noCode, noHtml, oneTitle, tableCells } from './rules/text';

/** Rules of this site, whose messages include a hint. Those with severity `error` find what breaks a page. */
const siteRules: PluggableList = [
  [knownComponents, ['error']],
  [knownAttributes, ['error']],
  [knownValues, ['error']],
  [knownPlaces, ['error']],
  [noCode, ['error']],
  [diagrams, ['error']],
  [pictureFiles, ['error']],
  noHtml,
  oneTitle,
  pictureTexts,
  linkTexts,
  glossaryTerms,
  codeParses,
  codeNotation,
  fenceWords,
  tableCells,
  tabNames,
];

interface LibraryRule {
  rule: PluggableList[number];
  /** Says how to fix it to a writer who has never heard of the rule. */
  hint: string;
}

/** Rules of remark-lint, by the id that their messages carry. */
const libraryRules: Readonly<Record<string, LibraryRule>> = {
  'emphasis-marker': { rule: [emphasisMarker, '*'], hint: 'Write *emphasis* with asterisks.' },
  'fenced-code-flag': {
    rule: [fencedCodeFlag, { flags: codeLanguages }],
    hint: `Name the language after the fence, as in \`\`\`ts: ${codeLanguages.join(', ')}.`,
  },
  'final-newline': { rule: finalNewline, hint: 'End the file with a line break.' },
  'hard-break-spaces': { rule: hardBreakSpaces, hint: 'Remove the spaces, or end the line with a backslash.' },
  'heading-increment': { rule: headingIncrement, hint: 'Go only one heading level deeper at a time.' },
  'list-item-indent': { rule: listItemIndent, hint: 'Write one space after the marker.' },
  'maximum-line-length': {
    rule: [maximumLineLength, 120],
    hint: 'Break the line between two words, or put each attribute of a component on its own line.',
  },
  'no-consecutive-blank-lines': { rule: noConsecutiveBlankLines, hint: 'Leave only one blank line.' },
  'no-duplicate-definitions': { rule: noDuplicateDefinitions, hint: 'Give each definition a unique name.' },
  'no-emphasis-as-heading': { rule: noEmphasisAsHeading, hint: 'Write a heading: ## The heading.' },
  'no-empty-url': { rule: noEmptyUrl, hint: 'Add the target: [text](/docs/page).' },
  'no-heading-content-indent': { rule: noHeadingContentIndent, hint: 'Write one space after the #.' },
  'no-heading-punctuation': {
    rule: [noHeadingPunctuation, '!,.:;'],
    hint: 'Remove the mark; a heading may only end with "?".',
  },
  'no-literal-urls': {
    rule: noLiteralUrls,
    hint: 'Write [link text](address), or put an example in backticks.',
  },
  'no-shell-dollars': { rule: noShellDollars, hint: 'Remove the $, so that the command can be copied.' },
  'no-undefined-references': {
    rule: [noUndefinedReferences, { allow: [/^#/] }], // `[#anchor]` at the end of a heading sets its anchor.
    hint: 'Write [text](/docs/page), or \\[ for a literal bracket. A footnote needs its text: [^1]: Text.',
  },
  'no-unused-definitions': { rule: noUnusedDefinitions, hint: 'Remove the definition, or use it.' },
  'ordered-list-marker-value': { rule: [orderedListMarkerValue, 'ordered'], hint: 'Number the items 1., 2., 3.' },
  'strong-marker': { rule: [strongMarker, '*'], hint: 'Write **strong** with asterisks.' },
  'table-pipes': { rule: tablePipes, hint: 'Begin and end each row with |.' },
  'unordered-list-marker-style': { rule: [unorderedListMarkerStyle, '-'], hint: 'Begin each item with -.' },
};

const lintRules: PluggableList = [...siteRules, ...Object.values(libraryRules).map(({ rule }) => rule)];

const linter = unified().use(lintRules).freeze();

/**
 * Applies the rules for texts to pages.
 * @throws Error naming the page, with its cause, if a rule itself fails
 */
export async function lintPages(pages: readonly ParsedPage[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of pages) {
    const file = new VFile({ path: page.file, value: page.body });
    await linter.run(page.ast, file);
    const messages = file.messages.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    problems.push(...messages.map((message) => toLintProblem(page.file, message)));
  }
  return problems;
}

function toLintProblem(file: string, message: VFile['messages'][number]): Problem {
  const { line, reason, note, ruleId = '', fatal, cause } = message;
  // An error that a rule throws becomes a message without a position; one that it reports has a position, and sometimes a cause.
  if (cause && line === undefined) throw new Error(`The rule "${ruleId}" failed on ${file}.`, { cause });
  return {
    file: `${file}:${line}`,
    message: reason,
    hint: note ?? libraryRules[ruleId]?.hint ?? '',
    isMinor: !fatal,
  };
}

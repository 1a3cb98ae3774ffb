import type { Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Problem } from '../../errors/problem';
import { parsePage } from '../../markdown/parse-page';

/** A page that is not parsed yet, as the checks of texts get it. */
export interface RawPage {
  /** Path from the project root. */
  file: string;
  /** URL of the page in the default language, which is how pages link to each other. */
  url: string;
  body: string;
  /** Operation of the contract that it documents; from its frontmatter, as the channel. */
  operation?: string | undefined;
  channel?: string | undefined;
  /** True for a page that only `npm run dev` shows: it is checked, but nothing may link to it. */
  isDraft?: boolean;
}

/** A heading in the text of a page. */
export interface Heading {
  text: string;
  /** Its id in the page, without `#`. */
  anchor: string;
  /** 2 for `##`, and so on. */
  depth: number;
  line: number;
}

/** A page whose text the checks have parsed. */
interface ParsedText {
  ast: Root;
  headings: Heading[];
  /** The anchors of its headings, to which links can lead. `addComponentAnchors` adds those of components. */
  anchors: string[];
}

/** A page that parses. */
export type ParsedPage = RawPage & ParsedText;

/** Parses pages as MDX, each once for all checks, and finds the ones that do not parse. */
export function parsePages<Page extends RawPage>(
  pages: readonly Page[],
): { parsed: (Page & ParsedText)[]; problems: Problem[] } {
  const parsed: (Page & ParsedText)[] = [];
  const problems: Problem[] = [];
  for (const page of pages) {
    try {
      parsed.push({ ...page, ...parseText(page) });
    } catch (error) {
      problems.push(toMdxProblem(page, error));
    }
  }
  return { parsed, problems };
}

function parseText({ file, body }: RawPage): ParsedText {
  const ast = parsePage(body, file);
  // The text begins after the frontmatter, whose lines are blank in the body.
  const start = ast.children[0]?.position?.start;
  if (ast.position && start) ast.position.start = start;
  const headings = getHeadings(ast);
  return { ast, headings, anchors: headings.map(({ anchor }) => anchor) };
}

/** Lists the headings of a text, or of a part of it. */
export function getHeadings(ast: Root): Heading[] {
  const headings: Heading[] = [];
  visit(ast, 'heading', (node) => {
    const anchor = String(node.data?.hProperties?.id ?? '');
    headings.push({ text: toText(node), anchor, depth: node.depth, line: node.position?.start.line ?? 1 });
  });
  return headings;
}

function toMdxProblem({ file, body }: RawPage, error: unknown): Problem {
  const { line, reason } = toMdxError(error);
  return {
    file: line ? `${file}:${line}` : file,
    message: `The page is not valid MDX: ${reason}`,
    hint: getMdxHint(reason, body.split('\n')[(line ?? 0) - 1]),
  };
}

/** Repairs of common mistakes. A pattern matches the parser's message or the line that it names. */
const hints: readonly { pattern: RegExp; hint: string }[] = [
  {
    pattern: /import\/exports/,
    hint: 'Pages have no imports and exports. If it is a sentence, begin it with another word.',
  },
  { pattern: /\(U\+201[89CD]\)/, hint: 'Write straight quotes around the values of attributes: title="…".' },
  { pattern: /^#+ .*\{#/m, hint: 'Write the anchor of a heading in brackets: ## Heading [#anchor].' },
];

/**
 * Returns a repair for a page that is not valid MDX.
 * @param reason message of the parser
 * @param line the text of the line that it names
 */
function getMdxHint(reason: string, line = ''): string {
  const known = hints.find(({ pattern }) => pattern.test(`${reason}\n${line}`));
  return known?.hint ?? 'Put `{` and `<` in backticks where they are text, and close every component.';
}

/** An error that the MDX parser reports. */
interface MdxError {
  reason: string;
  /** From 1; `undefined` if the parser names none. */
  line: number | undefined;
}

/** Returns whether a thrown value is a message about a text, as the parser and its plugins throw them. */
function isParserMessage(error: unknown): error is VFile['messages'][number] {
  return error instanceof Error && 'reason' in error && 'fatal' in error;
}

/**
 * Converts what the parser throws. For a component left open, only the reason has the position, as `(line:column-…)`.
 * @throws the error itself where it is an error of the program and not of the page
 */
export function toMdxError(error: unknown): MdxError {
  if (!isParserMessage(error)) throw error;
  const { line, reason } = error;
  const named = /\((\d+):\d+-/.exec(reason)?.[1];
  return { reason, line: line ?? (named ? Number(named) : undefined) };
}

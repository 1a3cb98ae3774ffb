import type { Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Problem } from '../../errors/problem';
import { parsePage } from '../../markdown/parse-page';

/** A page as the checks of its text need it. */
export interface LinkedPage {
  /** Path from the project root. */
  file: string;
  /** URL of the page in the default language, which is how pages link to each other. */
  url: string;
  body: string;
  /** Operation that it documents, from its frontmatter. */
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
  tree: Root;
  headings: Heading[];
  /** The anchors that links can lead to: those of headings, including the ones that `expandAnchors` finds. */
  hashes: string[];
}

/** A page that parses. */
export type ParsedPage = LinkedPage & ParsedText;

/** Parses pages as MDX, each once for all checks, and finds the ones that do not parse. */
export function parsePages<Page extends LinkedPage>(
  pages: readonly Page[],
): { parsed: (Page & ParsedText)[]; problems: Problem[] } {
  const parsed: (Page & ParsedText)[] = [];
  const problems: Problem[] = [];
  for (const page of pages) {
    try {
      parsed.push({ ...page, ...parseText(page) });
    } catch (error) {
      problems.push(toProblem(page, error));
    }
  }
  return { parsed, problems };
}

function parseText({ file, body }: LinkedPage): ParsedText {
  const tree = parsePage(body, file);
  // The text begins after the frontmatter, whose lines are blank in the body.
  const start = tree.children[0]?.position?.start;
  if (tree.position && start) tree.position.start = start;
  const headings = getHeadings(tree);
  return { tree, headings, hashes: headings.map(({ anchor }) => anchor) };
}

/** The headings of a text, or of a part of it. */
export function getHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const anchor = String(node.data?.hProperties?.id ?? '');
    headings.push({ text: toText(node), anchor, depth: node.depth, line: node.position?.start.line ?? 1 });
  });
  return headings;
}

function toProblem({ file, body }: LinkedPage, error: unknown): Problem {
  const { line, reason } = toMdxError(error);
  return {
    file: line ? `${file}:${line}` : file,
    message: `The page is not valid MDX: ${reason}`,
    hint: getMdxHint(reason, body.split('\n')[(line ?? 0) - 1]),
  };
}

/** Signs of a mistake in what the MDX parser says or in the line that it names, each with the repair. */
const hints: readonly { sign: RegExp; hint: string }[] = [
  {
    sign: /import\/exports/,
    hint: 'Pages have no imports and exports. If it is a sentence, begin it with another word.',
  },
  { sign: /\(U\+201[89CD]\)/, hint: 'Write straight quotes around the values of attributes: title="…".' },
  { sign: /^#+ .*\{#/m, hint: 'Write the anchor of a heading in brackets: ## Heading [#anchor].' },
];

/**
 * Returns a repair for a page that is not valid MDX.
 * @param reason what the parser objects to
 * @param line the text of the line that it names
 */
function getMdxHint(reason: string, line = ''): string {
  const known = hints.find(({ sign }) => sign.test(`${reason}\n${line}`));
  return known?.hint ?? 'Put `{` and `<` in backticks where they are text, and close every component.';
}

/** Finds the problem that the MDX parser reports. */
interface MdxError {
  reason: string;
  /** From 1; `undefined` if the parser names no place. */
  line: number | undefined;
}

/** Returns whether a thrown value is a message about a text, as the parser and its plugins throw them. */
function isMessage(error: unknown): error is VFile['messages'][number] {
  return error instanceof Error && 'reason' in error && 'fatal' in error;
}

/**
 * Reads the parser's message. For a component left open, only the reason has the position, as `(line:column-…)`.
 * @throws the error itself where it is an error of the program and not of the page
 */
export function toMdxError(error: unknown): MdxError {
  if (!isMessage(error)) throw error;
  const { line, reason } = error;
  const named = /\((\d+):\d+-/.exec(reason)?.[1];
  return { reason, line: line ?? (named ? Number(named) : undefined) };
}

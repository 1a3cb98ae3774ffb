import { remarkHeading } from 'fumadocs-core/mdx-plugins/remark-heading';
import type { Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Fault } from './fault';
import { getDrawnAnchors } from './get-drawn-anchors';
import type { LinkedPage } from './linked-page';
import { toMdxError } from './to-mdx-error';

/** A heading in the text of a page. */
export interface Heading {
  text: string;
  /** Its id in the page, without `#`. */
  anchor: string;
  /** 2 for `##`, and so on. */
  depth: number;
  line: number;
}

/** A page that parses. */
export interface ParsedPage extends LinkedPage {
  tree: Root;
  headings: Heading[];
  /** The anchors that links can lead to: of headings, and of what components draw. */
  hashes: string[];
}

/** What the build parses pages with, so that a check sees the same headings, links and components. */
export const markdownParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkHeading, { generateToc: false })
  .freeze();

/** Parses pages as MDX, each once for all checks, and finds the ones that do not parse. */
export async function parsePages(pages: readonly LinkedPage[]): Promise<{ parsed: ParsedPage[]; faults: Fault[] }> {
  const parsed: ParsedPage[] = [];
  const faults: Fault[] = [];
  for (const page of pages) {
    try {
      parsed.push(await parsePage(page));
    } catch (error) {
      faults.push(toFault(page.file, error));
    }
  }
  return { parsed, faults };
}

async function parsePage(page: LinkedPage): Promise<ParsedPage> {
  const file = new VFile({ path: page.file, value: page.body });
  const tree: Root = await markdownParser.run(markdownParser.parse(file), file);
  // The text begins after the frontmatter, whose lines are blank in the body.
  const start = tree.children[0]?.position?.start;
  if (tree.position && start) tree.position.start = start;
  const headings = getHeadings(tree);
  const hashes = [...headings, ...getDrawnAnchors(tree)].map(({ anchor }) => anchor);
  return { ...page, tree, headings, hashes };
}

function getHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const anchor = String(node.data?.hProperties?.id ?? '');
    headings.push({ text: toText(node), anchor, depth: node.depth, line: node.position?.start.line ?? 1 });
  });
  return headings;
}

function toFault(file: string, error: unknown): Fault {
  const { line, reason } = toMdxError(error);
  return {
    file: line ? `${file}:${line}` : file,
    message: `The page is not valid MDX: ${reason}`,
    hint: 'Put `{` and `<` in backticks where they are text, and close every component.',
  };
}

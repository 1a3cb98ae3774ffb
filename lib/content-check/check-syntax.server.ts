import { getTableOfContents } from 'fumadocs-core/content/toc';
import remarkMdx from 'remark-mdx';
import type { Fault } from './fault';
import type { LinkedPage } from './linked-page';

/** A page that parses, with the anchors of its headings. */
export interface ParsedPage extends LinkedPage {
  hashes: string[];
}

/** Parses pages as MDX and finds the ones that do not parse. */
export async function parsePages(pages: readonly LinkedPage[]): Promise<{ parsed: ParsedPage[]; faults: Fault[] }> {
  const parsed: ParsedPage[] = [];
  const faults: Fault[] = [];
  for (const page of pages) {
    try {
      const toc = await getTableOfContents(page.body, [remarkMdx]);
      parsed.push({ ...page, hashes: [...toc.map(({ url }) => url.slice(1)), ...page.drawnAnchors] });
    } catch (error) {
      faults.push(toFault(page.file, error));
    }
  }
  return { parsed, faults };
}

/** The parser throws messages with a `line` and a `reason`. */
function toFault(file: string, error: unknown): Fault {
  const { line, reason } = error as { line?: number; reason?: string };
  return {
    file: line ? `${file}:${line}` : file,
    message: `The page is not valid MDX: ${reason ?? String(error)}`,
    hint: 'Put `{` and `<` in backticks where they are text, and close every component.',
  };
}

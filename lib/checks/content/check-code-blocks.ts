import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../errors/problem';
import type { ParsedPage } from './parse-pages';

/** Finds where the code of a translation differs from that of its source: another number of blocks, or one that became empty. */
export function checkCodeBlocks(source: ParsedPage, translation: ParsedPage): Problem[] {
  const expected = getBlocks(source);
  const own = getBlocks(translation);
  if (own.length !== expected.length) {
    return [
      {
        file: translation.file,
        message: `The source has ${expected.length} blocks of code; this page has ${own.length}.`,
        hint: `Give the page the same blocks as ${source.file}, in the same order.`,
      },
    ];
  }
  return own.flatMap((block, index): Problem[] => {
    const there = expected[index];
    if (!there || isEmpty(there) || !isEmpty(block)) return [];
    return [
      {
        file: `${translation.file}:${getLine(block)}`,
        message: `This block of code is empty; the one in line ${getLine(there)} of the source is not.`,
        hint: `Take it from ${source.file}.`,
      },
    ];
  });
}

function getBlocks({ tree }: ParsedPage): Code[] {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => void blocks.push(node));
  return blocks;
}

function isEmpty({ value }: Code): boolean {
  return value.trim() === '';
}

function getLine({ position }: Code): number {
  return position?.start.line ?? 1;
}

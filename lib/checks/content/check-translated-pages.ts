import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../errors/problem';
import { prefixedLocales } from '../../i18n/locales';
import { findNearest, toList } from '../../text/nearest';
import type { ParsedPage } from './parse-pages';

const fileName = /^(?<name>.+?)(?:\.(?<code>[^./]+))?\.mdx$/;

/**
 * Finds translations of pages that do not exist, and files in a language that the site does not have.
 * @param folder where the pages lie, as problems name it
 * @param paths of all pages below that folder
 */
export function checkTranslatedFiles(folder: string, paths: readonly string[]): Problem[] {
  const sources = paths.filter((path) => !fileName.exec(path)?.groups?.code);
  const codes: readonly string[] = prefixedLocales.map(({ code }) => code);
  return paths.flatMap((path) => {
    const { name = '', code } = fileName.exec(path)?.groups ?? {};
    if (!code) return [];
    if (!codes.includes(code)) {
      const message = `".${code}.mdx" is not a language of this site.`;
      return {
        file: `${folder}/${path}`,
        message,
        hint: `The languages are: ${toList(codes)}. A file name has no other dots.`,
      };
    }
    if (sources.includes(`${name}.mdx`)) return [];
    return {
      file: `${folder}/${path}`,
      message: `The source of this translation, "${name}.mdx", does not exist.`,
      hint: `Rename it after its source, write the source, or delete the translation. Nearest: ${toList(findNearest(`${name}.mdx`, sources))}.`,
    };
  });
}

/** Finds a translation that documents another operation or channel than its source. */
export function checkContractFields(source: ParsedPage, translation: ParsedPage): Problem[] {
  return (['operation', 'channel'] as const)
    .filter((field) => translation[field] !== source[field])
    .map((field) => ({
      file: translation.file,
      message: `The page names the ${field} "${translation[field] ?? ''}", and its source ${source.file} "${source[field] ?? ''}".`,
      hint: source[field] ? `Write \`${field}: ${source[field]}\` in its frontmatter.` : `Remove \`${field}\`.`,
    }));
}

/** Compares the code of a translation with that of its source: it has as many blocks, and none that became empty. */
export function checkCodeBlocks(source: ParsedPage, translation: ParsedPage): Problem[] {
  const expected = listCodeBlocks(source);
  const own = listCodeBlocks(translation);
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
    const sourceBlock = expected[index];
    if (!sourceBlock || isEmpty(sourceBlock) || !isEmpty(block)) return [];
    return [
      {
        file: `${translation.file}:${getLine(block)}`,
        message: `This block of code is empty; the one in line ${getLine(sourceBlock)} of the source is not.`,
        hint: `Take it from ${source.file}.`,
      },
    ];
  });
}

function listCodeBlocks({ ast }: ParsedPage): Code[] {
  const blocks: Code[] = [];
  visit(ast, 'code', (node) => void blocks.push(node));
  return blocks;
}

function isEmpty({ value }: Code): boolean {
  return value.trim() === '';
}

function getLine({ position }: Code): number {
  return position?.start.line ?? 1;
}

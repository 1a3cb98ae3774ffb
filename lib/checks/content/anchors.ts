import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Problem, toProblem } from '../../errors/problem';
import { SiteError } from '../../errors/site-error';
import { getFileLocale } from '../../i18n/file-locale';
import { expandComponents, findMarkdownComponent } from '../../markdown/expand-components';
import { getHeadings, type Heading, type ParsedPage } from './parse-pages';

/**
 * Finds headings of a translation whose anchor or level differs from the source's: links with a hash have to survive a change of
 * language. Where headings are missing or too many, only the first place is named, as everything after it is shifted.
 */
export function checkAnchors({ headings: all }: ParsedPage, { file, headings: own }: ParsedPage): Problem[] {
  const problems = Array.from({ length: Math.max(all.length, own.length) }, (_, index) => index).flatMap(
    (index): Problem[] => {
      const [expected, found] = [all[index], own[index]];
      if (expected?.anchor === found?.anchor && expected?.depth === found?.depth) return [];
      const there = expected
        ? `"${toMarkdown(expected)}" (#${expected.anchor}, line ${expected.line} of the source)`
        : 'no more headings';
      const here = found ? `"${toMarkdown(found)}" (#${found.anchor})` : 'The end of the page';
      return [
        {
          file: found ? `${file}:${found.line}` : file,
          message: `${here} does not match the source, which has ${there}.`,
          hint: expected && found ? `Write it as ${toMarkdown(expected, found.text)} [#${expected.anchor}].` : '',
        },
      ];
    },
  );
  const [first] = problems;
  if (!first || all.length === own.length) return problems;
  const missing = all.find(({ anchor, depth }, index) => own[index]?.anchor !== anchor || own[index]?.depth !== depth);
  const hint =
    own.length < all.length && missing
      ? `Translate the missing section there, as ${toMarkdown(missing, '…')} [#${missing.anchor}].`
      : 'Remove this heading, or add it to the source.';
  return [
    { ...first, message: `${first.message} The source has ${all.length} headings; this page has ${own.length}.`, hint },
  ];
}

/** Finds anchors that two headings of a page share, and those with a space, to which nothing can link. */
export function checkRepeatedAnchors({ file, headings }: ParsedPage): Problem[] {
  const earlier = new Map<string, Heading>();
  return headings.flatMap((heading): Problem[] => {
    const { anchor, text, line } = heading;
    const where = `${file}:${line}`;
    const toHint = (proposal: string) => `Write ${toMarkdown(heading)} [#${proposal}].`;
    if (/\s/.test(anchor)) {
      const hint = toHint(anchor.trim().replace(/\s+/g, '-'));
      return [{ file: where, message: `The anchor "#${anchor}" has a space.`, hint }];
    }
    const other = earlier.get(anchor);
    earlier.set(anchor, other ?? heading);
    if (!other) return [];
    const message = `The heading "${text}" has the anchor "#${anchor}" of "${other.text}" (line ${other.line}).`;
    return [{ file: where, message, hint: `Give one of the two an anchor of its own. ${toHint('…')}` }];
  });
}

function toMarkdown({ depth, text }: Heading, shown = text): string {
  return `${'#'.repeat(depth)} ${shown}`;
}

/** The components that render what a field of the frontmatter names. */
const contractComponents = { operation: 'Operation', channel: 'Channel' } as const;

/** Finds a page that does not show what its frontmatter names, or shows it more than once. */
function checkShown(page: ParsedPage, names: readonly (string | undefined)[]): Problem[] {
  return (['operation', 'channel'] as const).flatMap((field) => {
    const component = contractComponents[field];
    const { length } = names.filter((name) => name === component);
    if (page[field] === undefined || length === 1) return [];
    const hint = `Write <${component} /> once, before the last section.`;
    return [{ file: page.file, message: `The page shows its ${field} ${length} times.`, hint }];
  });
}

/**
 * Adds the headings of the components that consist of Markdown, such as those of an operation, to the anchors of their page.
 * @returns headings that use one of their anchors, components that do not find what they show, and those that are missing
 */
export async function expandAnchors(page: ParsedPage): Promise<Problem[]> {
  const nodes = listTrees(page.tree);
  const problems = checkShown(
    page,
    nodes.map((node) => findMarkdownComponent(node)?.name),
  );
  for (const node of nodes) {
    const root = { type: 'root', children: [node] } as Root;
    try {
      await expandComponents(root, { locale: getFileLocale(page.file), target: 'markdown', ...page });
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      problems.push(toProblem(`${page.file}:${node.position?.start.line}`, error));
      continue;
    }
    const anchors = getHeadings(root).map(({ anchor }) => anchor);
    page.hashes.push(...anchors);
    for (const { anchor, line } of page.headings.filter((heading) => anchors.includes(heading.anchor))) {
      const message = `The heading has the anchor "#${anchor}", which <${findMarkdownComponent(node)?.name} /> already uses.`;
      problems.push({ file: `${page.file}:${line}`, message, hint: 'Rename the heading.' });
    }
  }
  return problems;
}

function listTrees(tree: Root): Nodes[] {
  const nodes: Nodes[] = [];
  visit(tree, (node) => {
    if (findMarkdownComponent(node)) nodes.push(node);
  });
  return nodes;
}

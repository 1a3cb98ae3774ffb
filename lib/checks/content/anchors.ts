import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Problem, toProblem } from '../../errors/problem';
import { SiteError } from '../../errors/site-error';
import { getFileLocale } from '../../i18n/file-locale';
import { expandComponents, findMarkdownComponent } from '../../markdown/expand-components';
import { getHeadings, type Heading, type ParsedPage } from './parse-pages';

/**
 * Finds headings of a translation whose anchor or level differs from the source's: links with a hash have to survive a change of
 * language. Where headings are missing or too many, it reports only the first difference, as everything after it is shifted.
 */
export function checkAnchors({ headings: sources }: ParsedPage, { file, headings: own }: ParsedPage): Problem[] {
  const problems = Array.from({ length: Math.max(sources.length, own.length) }, (_, index) => index).flatMap(
    (index): Problem[] => {
      const [expected, found] = [sources[index], own[index]];
      if (expected?.anchor === found?.anchor && expected?.depth === found?.depth) return [];
      const expectedText = expected
        ? `"${toHeadingMarkdown(expected)}" (#${expected.anchor}, line ${expected.line} of the source)`
        : 'no more headings';
      const foundText = found ? `"${toHeadingMarkdown(found)}" (#${found.anchor})` : 'The end of the page';
      return [
        {
          file: found ? `${file}:${found.line}` : file,
          message: `${foundText} does not match the source, which has ${expectedText}.`,
          hint:
            expected && found ? `Write it as ${toHeadingMarkdown(expected, found.text)} [#${expected.anchor}].` : '',
        },
      ];
    },
  );
  const [first] = problems;
  if (!first || sources.length === own.length) return problems;
  const missing = sources.find(
    ({ anchor, depth }, index) => own[index]?.anchor !== anchor || own[index]?.depth !== depth,
  );
  const hint =
    own.length < sources.length && missing
      ? `Translate the missing section there, as ${toHeadingMarkdown(missing, '…')} [#${missing.anchor}].`
      : 'Remove this heading, or add it to the source.';
  return [
    {
      ...first,
      message: `${first.message} The source has ${sources.length} headings; this page has ${own.length}.`,
      hint,
    },
  ];
}

/** Finds anchors that two headings of a page share, and those with a space, to which nothing can link. */
export function checkRepeatedAnchors({ file, headings }: ParsedPage): Problem[] {
  const earlier = new Map<string, Heading>();
  return headings.flatMap((heading): Problem[] => {
    const { anchor, text, line } = heading;
    const location = `${file}:${line}`;
    const toHint = (proposal: string) => `Write ${toHeadingMarkdown(heading)} [#${proposal}].`;
    if (/\s/.test(anchor)) {
      const hint = toHint(anchor.trim().replace(/\s+/g, '-'));
      return [{ file: location, message: `The anchor "#${anchor}" has a space.`, hint }];
    }
    const other = earlier.get(anchor);
    earlier.set(anchor, other ?? heading);
    if (!other) return [];
    const message = `The heading "${text}" has the anchor "#${anchor}" of "${other.text}" (line ${other.line}).`;
    return [{ file: location, message, hint: `Give one of the two an anchor of its own. ${toHint('…')}` }];
  });
}

function toHeadingMarkdown({ depth, text }: Heading, shown = text): string {
  return `${'#'.repeat(depth)} ${shown}`;
}

/** Names the component that renders what a field of the frontmatter names. */
const contractComponents = { operation: 'Operation', channel: 'Channel' } as const;

/**
 * Finds a page that does not show the operation or channel of its frontmatter, or shows it more than once.
 * @param names names of the components on the page
 */
function checkContractComponents(page: ParsedPage, names: readonly (string | undefined)[]): Problem[] {
  return (['operation', 'channel'] as const).flatMap((field) => {
    const component = contractComponents[field];
    const { length } = names.filter((name) => name === component);
    if (page[field] === undefined || length === 1) return [];
    const hint = `Write <${component} /> once, before the last section.`;
    return [{ file: page.file, message: `The page shows its ${field} ${length} times.`, hint }];
  });
}

/**
 * Expands the components that consist of Markdown, such as an operation, and adds their headings to the anchors of the page.
 * @returns problems: headings that use one of their anchors, components without what they should show, and missing components
 */
export async function addComponentAnchors(page: ParsedPage): Promise<Problem[]> {
  const nodes = listMarkdownComponents(page.ast);
  const problems = checkContractComponents(
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
    page.anchors.push(...anchors);
    for (const { anchor, line } of page.headings.filter((heading) => anchors.includes(heading.anchor))) {
      const message = `The heading has the anchor "#${anchor}", which <${findMarkdownComponent(node)?.name} /> already uses.`;
      problems.push({ file: `${page.file}:${line}`, message, hint: 'Rename the heading.' });
    }
  }
  return problems;
}

function listMarkdownComponents(ast: Root): Nodes[] {
  const nodes: Nodes[] = [];
  visit(ast, (node) => {
    if (findMarkdownComponent(node)) nodes.push(node);
  });
  return nodes;
}

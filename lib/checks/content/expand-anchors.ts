import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { expandTrees, getTree } from '../../content/expand-trees';
import { getFileLocale } from '../../content/page-paths';
import { type Problem, toProblem } from '../../errors/problem';
import { SiteError } from '../../errors/site-error';
import { getHeadings, type ParsedPage } from './parse-pages';

/**
 * Adds the headings of the components that consist of Markdown, such as those of an operation, to the anchors of their page.
 * @returns headings that use one of their anchors, and components that do not find what they show
 */
export async function expandAnchors(page: ParsedPage): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const node of listTrees(page.tree)) {
    const root = { type: 'root', children: [node] } as Root;
    try {
      await expandTrees(root, { locale: getFileLocale(page.file), form: 'markdown', ...page });
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      problems.push(toProblem(`${page.file}:${node.position?.start.line}`, error));
      continue;
    }
    const anchors = getHeadings(root).map(({ anchor }) => anchor);
    page.hashes.push(...anchors);
    for (const { anchor, line } of page.headings.filter((heading) => anchors.includes(heading.anchor))) {
      const message = `The heading has the anchor "#${anchor}", which <${getTree(node)?.name} /> already uses.`;
      problems.push({ file: `${page.file}:${line}`, message, hint: 'Rename the heading.' });
    }
  }
  return problems;
}

function listTrees(tree: Root): Nodes[] {
  const nodes: Nodes[] = [];
  visit(tree, (node) => {
    if (getTree(node)) nodes.push(node);
  });
  return nodes;
}

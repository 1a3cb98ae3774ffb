import GithubSlugger from 'github-slugger';
import { z } from 'zod';
import { parse } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import type { SidebarMeta } from '../schemas/sidebar-meta';
import { findNearest, toList } from '../text/nearest';

const newPageSchema = z.strictObject({
  path: z
    .string()
    .regex(
      /^[\w-]+(\/[\w-]+)*$/,
      'must be a path below content/docs without an ending, such as get-started/first-call',
    ),
  title: z.string().min(1, 'must not be empty'),
  titleId: z.string().min(1, 'must not be empty'),
  description: z.string().min(1, 'must not be empty'),
  descriptionId: z.string().min(1, 'must not be empty'),
  after: z.string().optional(),
});

export type NewPage = z.output<typeof newPageSchema>;

/** @throws SiteError naming every answer that does not fit */
export function parseNewPage(answers: unknown): NewPage {
  return parse(newPageSchema, answers, 'The new page', 'See `npm run new:page -- --help`.');
}

/** The text of a new page in one language, with a first heading to go on from. */
export function toPageText(page: { title: string; description: string }, heading: string, anchor?: string): string {
  const matter = [`title: ${JSON.stringify(page.title)}`, `description: ${JSON.stringify(page.description)}`];
  const id = anchor ? ` [#${anchor}]` : '';
  return `---\n${matter.join('\n')}\n---\n\n## ${heading}${id}\n`;
}

/** The anchor that a heading gets. */
export function toAnchor(heading: string): string {
  return new GithubSlugger().slug(heading);
}

/**
 * Puts a page into the order of its folder: after another, or at the end.
 * @throws SiteError listing what is in the folder, where there is no such other
 */
export function insertPage(meta: SidebarMeta, name: string, after?: string): SidebarMeta {
  const pages = meta.pages ?? ['...'];
  if (pages.includes(name)) return meta;
  if (after === undefined) return { ...meta, pages: [...pages, name] };
  const index = pages.indexOf(after);
  if (index === -1) {
    throw new SiteError(
      `There is no "${after}" to put the page after.`,
      `Nearest: ${toList(findNearest(after, pages))}. In this folder are: ${toList(pages)}.`,
    );
  }
  return { ...meta, pages: pages.toSpliced(index + 1, 0, name) };
}

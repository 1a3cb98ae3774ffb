import { z } from 'zod';
import { docTagIds } from '../../../content/data/doc-tags';
import { dateSchema } from './fields';

const versionProblem = 'must be a version such as 1.4.0';

/** Frontmatter of a documentation page. Unknown fields are errors, so that typos are noticed. */
export const docFrontmatterSchema = z.strictObject({
  title: z.string().min(1).describe('Heading of the page and its name in the sidebar.'),
  description: z
    .string()
    .min(1)
    .describe('One sentence on what the reader gets; shown under the title and by search engines.'),
  sidebar_label: z.string().min(1).optional().describe('Shorter name for the sidebar, where the title is long.'),
  tags: z.array(z.enum(docTagIds)).default([]).describe('Subjects of the page, from content/data/doc-tags.ts.'),
  draft: z
    .boolean()
    .default(false)
    .describe('True keeps the page out of the built site; `npm run dev` still shows it.'),
  unlisted: z
    .boolean()
    .default(false)
    .describe('True builds the page but leaves it out of the sidebar, search and sitemap.'),
  operation: z.string().min(1).optional().describe('Id of the API operation that the page documents.'),
  channel: z.string().min(1).optional().describe('Id of the socket channel that the page documents.'),
  since: z
    .string(versionProblem) // YAML reads 1.4 as a number.
    .regex(/^\d+\.\d+\.\d+$/, versionProblem)
    .optional()
    .describe('API version that introduced what the page describes.'),
  last_updated: dateSchema.optional().describe('Date of the last change; without it, the date of the last commit.'),
});

export type DocFrontmatter = z.output<typeof docFrontmatterSchema>;

/** Stands in for frontmatter that is not valid in `npm run dev`, which would otherwise leave the page out. */
export const invalidFrontmatter = docFrontmatterSchema.parse({ title: 'Invalid frontmatter', description: '-' });

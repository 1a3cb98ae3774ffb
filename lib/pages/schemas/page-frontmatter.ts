import { z } from 'zod';

/** Frontmatter of a page outside the documentation and the blog. */
export const pageFrontmatterSchema = z.strictObject({
  title: z.string().min(1).describe('Heading of the page.'),
  description: z.string().min(1).describe('One sentence on the page, for search engines.'),
  draft: z
    .boolean()
    .default(false)
    .describe('True keeps the page out of the built site; `npm run dev` still shows it.'),
});

export type PageFrontmatter = z.output<typeof pageFrontmatterSchema>;

import { z } from 'zod';
import { authorIds } from '../../../content/data/authors';
import { blogTagIds } from '../../../content/data/blog-tags';
import { dateSchema } from './fields';

/** Frontmatter of a blog post. */
export const blogFrontmatterSchema = z.strictObject({
  title: z.string().min(1).describe('Heading of the post.'),
  description: z.string().min(1).describe('One sentence on the post, for lists and search engines.'),
  date: dateSchema.describe('Day of publication, such as 2026-03-14; posts are listed by it.'),
  authors: z
    .array(z.enum(authorIds))
    .min(1, 'needs at least one author')
    .describe('Who wrote it, from content/data/authors.ts.'),
  tags: z.array(z.enum(blogTagIds)).default([]).describe('Subjects of the post, from content/data/blog-tags.ts.'),
  draft: z
    .boolean()
    .default(false)
    .describe('True keeps the post out of the built site; `npm run dev` still shows it.'),
});

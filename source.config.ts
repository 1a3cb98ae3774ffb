import { defineCollections, defineConfig, defineDocs } from 'fumadocs-mdx/config';
import { mdxOptions } from './lib/mdx/options.server';
import { blogFrontmatterSchema } from './lib/schemas/blog-frontmatter';
import { docFrontmatterSchema } from './lib/schemas/doc-frontmatter';
import { pageFrontmatterSchema } from './lib/schemas/page-frontmatter';
import { sidebarMetaSchema } from './lib/schemas/sidebar-meta';

/** The checks report other Markdown files in these folders. */
const files = ['**/*.mdx'];

export const docs = defineDocs({
  dir: 'content/docs',
  docs: { files, schema: docFrontmatterSchema, dynamic: true },
  meta: { schema: sidebarMetaSchema },
});

export const blog = defineCollections({ type: 'doc', dir: 'content/blog', files, schema: blogFrontmatterSchema });

export const pages = defineCollections({ type: 'doc', dir: 'content/pages', files, schema: pageFrontmatterSchema });

export default defineConfig({ mdxOptions });

import { defineCollections, defineConfig, defineDocs } from 'fumadocs-mdx/config';
import jsonSchema from 'fumadocs-mdx/plugins/json-schema';
import { mdxOptions } from './lib/markdown/compiler/options.server';
import { blogFrontmatterSchema } from './lib/pages/schemas/blog-frontmatter';
import { docFrontmatterSchema, invalidFrontmatter } from './lib/pages/schemas/doc-frontmatter';
import { pageFrontmatterSchema } from './lib/pages/schemas/page-frontmatter';
import { sidebarMetaSchema } from './lib/pages/schemas/sidebar-meta';

/** The content check reports Markdown files with other names. */
const files = ['**/*.mdx'];

/** In development a page with invalid frontmatter is compiled too: an error here would keep every page from the browser. */
const docSchema =
  process.env.NODE_ENV === 'development' ? docFrontmatterSchema.catch(invalidFrontmatter) : docFrontmatterSchema;

export const docs = defineDocs({
  dir: 'content/docs',
  docs: { files, schema: docSchema, dynamic: true },
  meta: { schema: sidebarMetaSchema },
});

export const blog = defineCollections({ type: 'doc', dir: 'content/blog', files, schema: blogFrontmatterSchema });

export const pages = defineCollections({ type: 'doc', dir: 'content/pages', files, schema: pageFrontmatterSchema });

/** The plugin writes the schemas that editors use, see `.vscode/settings.json`. */
export default defineConfig({ mdxOptions, plugins: [jsonSchema()] });

import { z } from 'zod';
import { blogFrontmatterSchema } from './blog-frontmatter';
import { docFrontmatterSchema } from './doc-frontmatter';
import { pageFrontmatterSchema } from './page-frontmatter';
import { sidebarMetaSchema } from './sidebar-meta';

const schemas = {
  'meta.schema.json': sidebarMetaSchema,
  'doc-frontmatter.schema.json': docFrontmatterSchema,
  'blog-frontmatter.schema.json': blogFrontmatterSchema,
  'page-frontmatter.schema.json': pageFrontmatterSchema,
} satisfies Record<string, z.ZodType>;

/** The JSON Schema files of `content/schemas`, with which editors complete and check what writers type. */
export function buildEditorSchemas(): { name: string; text: string }[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input' });
    return { name, text: `${JSON.stringify(json, null, 2)}\n` };
  });
}

import { z } from 'zod';

/** `meta.json` of a folder of documentation: its name in the sidebar and the order of what is in it. */
export const sidebarMetaSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON schema, for editors.'),
  title: z.string().min(1).optional().describe('Name of the category in the sidebar.'),
  defaultOpen: z.boolean().optional().describe('True shows the category open at first.'),
  pages: z
    .array(z.string().min(1))
    .optional()
    .describe('File and folder names in their order; "..." stands for all others. A translation may leave it out.'),
});

export type SidebarMeta = z.output<typeof sidebarMetaSchema>;

/** The frontmatter fields that readers see as text, and that translations have in their own language. */
export const textFields = ['title', 'description', 'sidebar_label'] as const;

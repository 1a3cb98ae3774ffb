/** The frontmatter fields that readers see as text, so that translations have to translate them. */
export const textFields = ['title', 'description', 'sidebar_label'] as const;

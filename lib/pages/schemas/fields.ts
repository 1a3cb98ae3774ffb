import { z } from 'zod';

/** A day as writers type it, such as 2026-03-14. Days that do not exist, such as 2026-02-30, are errors. */
export const dateSchema = z.iso
  .date({ message: 'must be a calendar date such as 2026-03-14' })
  .transform((day) => new Date(day));

/** The frontmatter fields that readers see as text, and that translations have in their own language. */
export const textFields = ['title', 'description', 'sidebar_label'] as const;

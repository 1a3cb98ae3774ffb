import { readFileSync } from 'node:fs';
import { z } from 'zod';

const pageBudgetSchema = z.strictObject({
  html: z.number(),
  htmlRaw: z.number(),
  css: z.number(),
  js: z.number(),
  ahead: z.number(),
  aheadRequests: z.number(),
});

const budgetsSchema = z.strictObject({
  /** What a page may cost, by its path: KiB as sent, `htmlRaw` in kilobytes. */
  pages: z.record(z.string(), pageBudgetSchema),
  site: z.strictObject({
    /** KiB of the HTML of the middle page of the documentation. */
    documents: z.number(),
    /** Megabytes of the whole built site without social cards. */
    folder: z.number(),
  }),
});

/**
 * What the site may cost, from `bench/budgets.json`.
 * @throws ZodError for a file that says something else
 */
export function readBudgets(): z.output<typeof budgetsSchema> {
  return budgetsSchema.parse(JSON.parse(readFileSync('bench/budgets.json', 'utf8')));
}

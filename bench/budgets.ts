import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parse, parseJson } from '@/lib/errors/parse';

const pageBudgetSchema = z.strictObject({
  html: z.number(),
  htmlRaw: z.number(),
  css: z.number(),
  js: z.number(),
  ahead: z.number(),
  aheadRequests: z.number(),
});

const budgetsSchema = z.strictObject({
  /** Limits for a page, by its path: KiB as sent, `htmlRaw` in kilobytes, `aheadRequests` as a count. */
  pages: z.record(z.string(), pageBudgetSchema),
  site: z.strictObject({
    /** Median size of a documentation page's HTML, in KiB as sent. */
    documents: z.number(),
    /** Megabytes of the whole built site without social cards. */
    folder: z.number(),
  }),
});

const file = 'bench/budgets.json';
const hint = 'Give every page and the site the figures that bench/budgets.ts names.';

/**
 * Reads the performance budgets from `bench/budgets.json`.
 * @throws SiteError for a file that does not match the schema
 */
export function readBudgets(): z.output<typeof budgetsSchema> {
  return parse(budgetsSchema, parseJson(readFileSync(file, 'utf8'), file, hint), file, hint);
}

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules of WCAG 2.2 that axe runs only on request: the size of targets, and labels that are part of the accessible name. */
export const pageRules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

interface Scan {
  /** Selector of the part of the page to scan; the whole page by default. */
  part?: string;
  /** Rules to run in addition to axe's defaults. */
  rules?: Record<string, { enabled: boolean }>;
  /** The only rules to run. */
  only?: string[];
}

/**
 * Runs axe on the page as it is now. Only violations are reported in full, and legacy mode, which is enough for a site without
 * frames, saves the second page in which axe merges their results: together this halves the time.
 * @param where label for a failure: a page, or a state of it
 */
export async function expectNoViolations(
  page: Page,
  where: string,
  { part, rules = {}, only }: Scan = {},
): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'] }).setLegacyMode();
  if (part) axe.include(part);
  if (only) axe.withRules(only);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, where).toEqual([]);
}

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Rules of WCAG 2.2 that axe leaves out unless it is asked. They are for whole pages: in a list that scrolls, axe takes the
 * visible part of an entry for all of it.
 */
export const pageRules = { 'target-size': { enabled: true } };

interface Scan {
  /** Selector of the part of the page to look at, if not at all of it. */
  part?: string;
  /** Rules to look for beside those that axe has by itself. */
  rules?: Record<string, { enabled: boolean }>;
  /** The only rules to look for. */
  only?: string[];
}

/**
 * Runs axe over the page as it is now. Violations alone are told in full, and the mode without a second page, where axe
 * gathers what it found in frames, serves a site that has none: both together take half the time.
 * @param where what a fault is named with: a page, or a state of it
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

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Rules of WCAG 2.2 that axe leaves out unless it is asked. They are for whole pages: in a list that scrolls, axe takes the
 * visible part of an entry for all of it.
 */
export const pageRules = { 'target-size': { enabled: true } };

/** Runs axe over the page as it is now, with further rules where they are given. */
export async function expectNoViolations(
  page: Page,
  where: string,
  rules: Record<string, { enabled: boolean }> = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, where).toEqual([]);
}

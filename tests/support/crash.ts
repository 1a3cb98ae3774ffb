import { expect, type Page } from '@playwright/test';
import type { TestLocale } from './site';

/** A page of the hosted site whose probe goes off: `page`, `layout`, or the name of a navbar item. */
export const withCrash = (address: string, place: string) => `${address}?crash=${place}`;

/** Expects what a reader gets instead of the crashed part: what happened and why, in the language of the page. */
export async function expectCrash(page: Page, { crash }: TestLocale): Promise<void> {
  const { title, cause } = crash;
  const heading = page.getByRole('heading', { level: 1, name: title });
  const alert = page.getByRole('alert').filter({ has: heading });
  await expect(heading).toBeVisible();
  await expect(alert).toContainText('The crash probe went off');
  await expect(alert).toContainText(cause.replace('{message}', 'TypeError: The address asked for it.'));
  await expect(alert).toContainText(cause.replace('{message}', 'A test'));
}

/** Keeps the page from crashing when it is rendered again. */
export async function mend(page: Page): Promise<void> {
  await page.evaluate(() => window.history.replaceState(null, '', window.location.pathname));
}

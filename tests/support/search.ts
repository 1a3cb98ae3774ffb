import type { Locator, Page } from '@playwright/test';
import { expect, type TestLocale } from './site';

/** The parts of the search dialog, by role and name where they have one, else by DocSearch's class names. */
export interface SearchDialog {
  dialog: Locator;
  input: Locator;
  hits: Locator;
  selected: Locator;
  status: Locator;
  seeAll: Locator;
}

/** The dialog of a page in a language, whether it is open or not. */
export function getSearchDialog(page: Page, { texts }: TestLocale): SearchDialog {
  const dialog = page.getByRole('dialog', { name: texts.search.button });
  return {
    dialog,
    input: dialog.getByRole('combobox'),
    hits: dialog.locator('.DocSearch-Hit'),
    selected: dialog.locator('.DocSearch-Hit[aria-selected="true"]'),
    status: dialog.getByRole('status'),
    seeAll: dialog.locator('.DocSearch-HitsFooter').getByRole('link'),
  };
}

/** The button in the navbar. */
export function getSearchButton(page: Page, { texts }: TestLocale): Locator {
  return page.getByRole('button', { name: texts.search.button, exact: true });
}

/** Opens the dialog with the button and searches. */
export async function searchFor(page: Page, locale: TestLocale, query: string): Promise<SearchDialog> {
  const search = getSearchDialog(page, locale);
  await getSearchButton(page, locale).click();
  await search.input.fill(query);
  return search;
}

/** Waits until hits come from titles and texts alike. */
export async function waitForAllHits({ dialog, hits }: SearchDialog): Promise<void> {
  await expect(hits.first()).toBeVisible();
  await expect(dialog.locator('[data-partial]')).toHaveAttribute('data-partial', 'false');
}

/** Opens the first hit for a query, from wherever the reader is. */
export async function openFirstHit(page: Page, locale: TestLocale, query: string): Promise<void> {
  const { dialog, hits } = await searchFor(page, locale, query);
  // Recent searches are listed until the answer arrives; only hits that were found have marks.
  await hits
    .filter({ has: page.locator('mark') })
    .first()
    .getByRole('link')
    .click();
  await expect(dialog).toBeHidden();
}

/** The number in a text such as "See all 43 results". */
export async function readNumber(locator: Locator): Promise<number> {
  return Number((await locator.textContent())?.replace(/\D/g, ''));
}

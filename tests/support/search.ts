import type { Locator, Page } from '@playwright/test';
import { getSearchModalMessages } from '@/components/search/dialog/messages';
import { getSearchMessages } from '@/components/search/messages';
import { expect, type TestLocale, waitForHydration } from './site';

/** The parts of the search dialog, by role and name. */
export interface SearchDialog {
  dialog: Locator;
  input: Locator;
  hits: Locator;
  selected: Locator;
  status: Locator;
  /** It is there once all hits are counted, which includes those from the texts of the pages. */
  seeAll: Locator;
}

/** The dialog of a page in a language, whether it is open or not. */
export function getSearchDialog(page: Page, locale: TestLocale): SearchDialog {
  const dialog = page.getByRole('dialog', { name: getSearchMessages(locale).button });
  const { one, other } = getSearchModalMessages(locale).seeAll;
  const seeAll = [one, other].map((form) => form.replace('{count}', '[\\d.,]+')).join('|');
  return {
    dialog,
    input: dialog.getByRole('searchbox'),
    hits: dialog.getByRole('treeitem'),
    selected: dialog.getByRole('treeitem', { selected: true }),
    status: dialog.getByRole('status'),
    seeAll: dialog.getByRole('link', { name: new RegExp(`^(${seeAll})$`) }),
  };
}

/** The button in the navbar: its name is what it shows, with the shortcut on wide screens. */
export function getSearchButton(page: Page, locale: TestLocale): Locator {
  return page.getByRole('button', { name: new RegExp(`^${getSearchMessages(locale).button}( (Ctrl|⌘) K)?$`) });
}

/** Opens the dialog with the button, as soon as the page answers. */
export async function openSearch(page: Page, locale: TestLocale): Promise<SearchDialog> {
  await waitForHydration(page);
  await getSearchButton(page, locale).click();
  return getSearchDialog(page, locale);
}

/** Opens the dialog with the button and searches. */
export async function searchFor(page: Page, locale: TestLocale, query: string): Promise<SearchDialog> {
  const search = await openSearch(page, locale);
  await search.input.fill(query);
  return search;
}

/** Searches and opens the first hit, from wherever the reader is. */
export async function openFirstHit(page: Page, locale: TestLocale, query: string): Promise<void> {
  const { dialog, hits, seeAll } = await searchFor(page, locale, query);
  await expect(seeAll).toBeVisible();
  await hits.first().getByRole('link').click();
  await expect(dialog).toBeHidden();
}

/** Reads the number in a text such as "See all 43 results". */
export async function readNumber(locator: Locator): Promise<number> {
  return Number((await locator.textContent())?.replace(/\D/g, ''));
}

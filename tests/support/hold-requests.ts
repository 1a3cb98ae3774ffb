import type { Page, Route } from '@playwright/test';

/**
 * Holds requests back. Call it before they are made.
 * @param url which ones, as a glob or a pattern
 * @param pass what happens to each once released; by default it continues
 * @returns a function that releases them, and lets later ones through
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  pass = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await isReleased;
    await pass(route);
  });
  return release;
}

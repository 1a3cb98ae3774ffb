import type { Page, Route } from '@playwright/test';

/**
 * Holds requests back. Call it before they are made.
 * @param url which ones, as a glob
 * @param pass what becomes of each afterwards: it goes on its way unless told otherwise
 * @returns a function that lets them go, and those that come later
 */
export async function holdRequests(
  page: Page,
  url: string,
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

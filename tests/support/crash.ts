import type { Page } from '@playwright/test';

/** Texts that the code of one client component holds, and that of no other. */
export const parts = {
  docs: 'border-s text-sm', // components/docs/toc-list.client.tsx
  plain: 'h-13 w-full rounded-xl border', // components/search/search-field.client.tsx
  layout: 'dark:hidden', // components/layout/color-mode-toggle.client.tsx
  navbarItem: 'quiet-button px-3', // components/layout/nav-link.client.tsx
};

/**
 * Rewrites the chunk that holds a text, on its way to the browser: drawing it throws an error with two causes as long as
 * `window.isBroken` is true.
 */
export async function breakPart(page: Page, text: string): Promise<() => number> {
  let count = 0;
  await page.route('**/_next/**/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const [literal] = new RegExp(`"[^"\\n]*${text}[^"\\n]*"`).exec(code) ?? [];
    if (!literal) return route.fulfill({ response, body: code });
    count += 1;
    const error = `new Error("The test broke it.",{cause:new TypeError("It was told to.",{cause:"A test"})})`;
    const broken = `(()=>{if(window.isBroken)throw ${error};return ${literal}})()`;
    return route.fulfill({ response, body: code.replaceAll(literal, () => broken) });
  });
  return () => count;
}

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A client component for each place where a crash can happen. */
export const components = {
  docs: 'components/docs/toc.client.tsx',
  plain: 'components/search/search-field.client.tsx',
  layout: 'components/layout/theme-switch.client.tsx',
  navbarItem: 'components/layout/menu-dialog.client.tsx',
};

/**
 * Rewrites the chunk of a client component on its way to the browser: rendering it throws an error with two causes as long as
 * `window.isBroken` is true. The component is found by its longest `className` literal, which the bundler leaves as it is.
 * @param file source file of the component
 */
export async function breakComponent(page: Page, file: string): Promise<void> {
  const classes = [...readFileSync(file, 'utf8').matchAll(/className=("[^"]+")/g)].map(([, literal]) => literal ?? '');
  const literal = classes.reduce((longest, other) => (other.length > longest.length ? other : longest));
  const error = `new Error("The test broke it.",{cause:new TypeError("It was told to.",{cause:"A test"})})`;
  const broken = `(()=>{if(window.isBroken)throw ${error};return ${literal}})()`;
  await page.route('**/_next/**/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    return route.fulfill({ response, body: code.replaceAll(literal, () => broken) });
  });
}

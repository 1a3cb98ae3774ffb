import { defineConfig, devices } from '@playwright/test';
import { languageOfferKey } from './lib/storage/language-offer';
import { launchOptions } from './tests/support/launch-options';

/** `PORT` lets several people test on one machine, but for the hosted site: it is built with the addresses of its services. */
const port = Number(process.env.PORT ?? 4173);
const baseURL = `http://localhost:${port}`;
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL,
    // Tests read pages in both languages with one browser, which is not to be offered the other one on each.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: languageOfferKey, value: 'en' }] }],
    },
    // What is kept for reading without a network would hide what the network does; a spec of its own lets it.
    serviceWorkers: 'block',
    // Traces slow every test down; `--trace on` makes them for one that fails.
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    // What makes sense on one kind of screen only says so in the name of its file.
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', testIgnore: '**/*.desktop.spec.ts', use: { ...devices['Pixel 7'] } },
  ],
  webServer: {
    command: `PORT=${port} npx tsx scripts/start.ts --as-built`,
    port,
    reuseExistingServer: !process.env.CI,
  },
});

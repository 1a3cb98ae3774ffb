import type { LaunchOptions } from '@playwright/test';
import { findTestBrowser } from './commands';

const executablePath = findTestBrowser();

/** How tests launch the browser: the system's, or else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  // On machines without a network, Chromium's background requests would only fail.
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
};

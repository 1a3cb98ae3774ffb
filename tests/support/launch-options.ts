import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './commands';

const executablePath = findChromium();

/** How tests start the browser: the one that the system has, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  // Chromium's own calls home would only fail on machines without a network.
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
};

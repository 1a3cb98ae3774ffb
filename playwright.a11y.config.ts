import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Scans every page in every combination: both languages, both colour modes, desktop and phone. */
export default defineConfig<{ scan: 'everything' }>(config, {
  testMatch: '**/accessibility.spec.ts',
  use: { scan: 'everything' },
});

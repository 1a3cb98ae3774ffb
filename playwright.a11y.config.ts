import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Looks at every page in every way: both languages, both colour modes, desktop and phone. */
export default defineConfig<{ scan: 'everything' }>(config, {
  testMatch: '**/accessibility.spec.ts',
  use: { scan: 'everything' },
});

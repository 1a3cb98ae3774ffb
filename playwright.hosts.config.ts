import { defineConfig, devices } from '@playwright/test';
import config from './playwright.config';
import { launchOptions } from './tests/support/launch-options';
import { hosts } from './tests/support/nginx-config';

/** The core journeys on a real nginx, with the configuration that the project ships. */
export default defineConfig<{ basePath: string }>({
  testDir: 'tests/hosts',
  outputDir: 'test-results/hosts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { ...config.expect },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: hosts.map(({ name, port, basePath }) => ({
    name,
    testIgnore: basePath === '' ? [] : '**/*.root.spec.ts',
    use: { baseURL: `http://localhost:${port}`, basePath },
  })),
  webServer: {
    command: 'npx tsx tests/support/serve-hosts.ts',
    port: hosts[0]?.port ?? 0,
    reuseExistingServer: false,
  },
});

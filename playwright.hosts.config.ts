import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/support/commands';
import { hosts, writeNginxConfig } from './tests/support/nginx-config';

/** Workers load this file again and must not write: that would remake the link that nginx is serving. */
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;

const executablePath = findChromium();

/** The core journeys on a real nginx, with the configuration that the site comes with. */
export default defineConfig<{ basePath: string }>({
  testDir: 'tests/hosts',
  outputDir: 'test-results/hosts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
  projects: hosts.map(({ name, port, basePath }) => ({
    name,
    testIgnore: basePath === '' ? [] : '**/*.root.spec.ts',
    use: { baseURL: `http://localhost:${port}`, basePath },
  })),
  ...(!isWorker && {
    webServer: { command: writeNginxConfig(), port: hosts[0]?.port ?? 0, reuseExistingServer: false },
  }),
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../support/copy-project';

const copy = '.edited';
const port = Number(process.env.PORT ?? 4173) + 10;

test('npm run dev shows what is written into a page that is open', { tag: '@matrix' }, async ({ page }) => {
  test.setTimeout(300_000);
  copyProject(copy);
  const next = path.resolve('node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'dev', '--port', String(port)], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const isUp = () => fetch(`http://localhost:${port}/robots.txt`).then(Boolean, () => false);
    await expect.poll(isUp, { timeout: 120_000 }).toBe(true);
    await page.goto(`http://localhost:${port}/docs/intro`, { timeout: 120_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const file = path.join(copy, 'content/docs/intro.mdx');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n## Written while it was open\n\nA paragraph.\n`);
    const heading = page.getByRole('article').getByRole('heading', { name: 'Written while it was open' });
    await expect(heading).toBeVisible({ timeout: 60_000 });
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }); // Its last files may still be on their way.
  }
});

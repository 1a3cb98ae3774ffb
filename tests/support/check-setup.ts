import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { SiteError } from '@/lib/errors/site-error';
import { findStaleReason } from '@/lib/publish/build-stamp.server';
import { findTestBrowser } from './commands';

/** Runs before the browser tests, once the site is being served: says in a line what would make all of them fail, and the repair. */
export default async function checkSetup({ projects }: FullConfig): Promise<void> {
  try {
    assertBrowser(findTestBrowser() ?? chromium.executablePath());
    assertFresh();
    await assertServed('out', projects[0]?.use.baseURL ?? '');
  } catch (error) {
    if (error instanceof SiteError) error.stack = error.message; // Playwright would print where it was thrown.
    throw error;
  }
}

function assertBrowser(file: string): void {
  if (existsSync(file)) return;
  throw new SiteError(
    `The browser of the tests is missing: there is no ${file}.`,
    'Run: npx tsx scripts/ensure-tools.ts, or set CHROMIUM_PATH to a Chromium.',
  );
}

export function assertFresh(staleReason = findStaleReason()): void {
  if (!staleReason || process.env.AS_BUILT === '1') return;
  throw new SiteError(
    `The site in out/ is out of date: ${staleReason}.`,
    'Run: npm run build, or set AS_BUILT=1 to test it as it is.',
  );
}

/** @param folder of the built site */
async function assertServed(folder: string, origin: string): Promise<void> {
  const response = await fetch(origin);
  if ((await response.text()) === readFileSync(path.join(folder, 'index.html'), 'utf8')) return;
  throw new SiteError(
    `${origin} does not answer with the site in ${folder}/, but something else or an older build.`,
    'Stop what listens there, or set PORT to a free port.',
  );
}

import '@/lib/errors/report-uncaught-errors.server';
import { spawn } from 'node:child_process';
import { env } from '@/lib/config/env';
import { getBuiltFolder } from '@/lib/publish/build-stamp.server';
import { createSiteServer } from '@/lib/publish/site-server.server';
import { listen } from './listen';

/** Fetched for the run, since it declares Node.js 22, though it runs on 20. Whoever installs the site does not need it. */
const tool = 'afdocs@0.22.2';

/** A page of each kind, in both languages. */
const pages = [
  '/docs/intro',
  '/docs/get-started/quickstart',
  '/docs/api/endpoints/ocr',
  '/docs/developer-guides/webhooks',
  '/docs/pricing/Overview',
  '/blog/welcome',
  '/privacy',
  '/id/docs/intro',
  '/id/docs/api/wa-agent/contacts/create-contact',
];

/** Checks of afdocs that find what is meant to be so. */
const skipped = {
  'redirect-behavior': 'takes a script that reloads a page after a failure for a redirect',
  'markdown-content-parity':
    'misses samples in other languages, definitions of terms and drawn diagrams, which Markdown has once or as text',
};

/** Runs the checks of the Agent-Friendly Documentation Spec against the built site, served as hosts do. */
async function checkAgents(): Promise<void> {
  const site = await createSiteServer(getBuiltFolder(), env.NEXT_PUBLIC_BASE_PATH, '.next/served/agents');
  site.keepAliveTimeout = 60_000; // A connection that ends while the next request is sent would count as a broken link.
  const { url, close } = await listen(site);
  const options = {
    urls: pages.map((page) => url + page).join(),
    'canonical-origin': env.NEXT_PUBLIC_SITE_URL,
    'skip-checks': Object.keys(skipped).join(),
    'max-concurrency': '2',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn('npx', ['--yes', tool, 'check', url, '--verbose', ...flags], { stdio: 'inherit' });
  child.once('exit', async (code) => {
    await close();
    process.exitCode = code ?? 1;
  });
}

await checkAgents();

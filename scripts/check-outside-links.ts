import '../lib/errors/script-setup.server';
import { appendFileSync, existsSync } from 'node:fs';
import { LinkChecker, LinkState } from 'linkinator';
import { env } from '../lib/config/env';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { SiteError } from '../lib/errors/site-error';
import { getBuiltFolder } from '../lib/publish/build-stamp.server';

const usage =
  'npm run check:links:outside     lists links to other sites that lead nowhere; it needs a network and a build';
parseArguments({ options: {} }, usage);

/** Milliseconds that another site may take. */
const timeout = 20_000;

/** Links to the Markdown files themselves are paths. */
const isOutside = /^https?:/;

const ownOrigins = [env.NEXT_PUBLIC_SITE_URL, env.NEXT_PUBLIC_API_URL].map((url) => new URL(url).origin);

/** Returns whether a link leads to the site, which the build checks, or to a host that stands for another. */
function isInside(link: string): boolean {
  const { origin, hostname } = new URL(link);
  return (
    ownOrigins.includes(origin) ||
    hostname === 'localhost' ||
    hostname.endsWith('.example') ||
    hostname === 'example.com'
  );
}

/**
 * Checks the pages as Markdown, in which every link is absolute. A broken link does not fail the command: it may work again tomorrow.
 * @returns the broken links as Markdown
 */
async function listBrokenLinks(): Promise<string> {
  const folder = getBuiltFolder();
  if (!existsSync(`${folder}/index.md`)) {
    throw new SiteError(`${folder}/ has no pages as Markdown.`, 'Build the site first: npm run build');
  }
  const { links } = await new LinkChecker().check({
    path: `${folder}/**/*.md`,
    markdown: true,
    timeout,
    retryErrors: true,
    // The checker itself serves the Markdown files from this machine.
    linksToSkip: async (link) => isInside(link) && !(link.includes('localhost') && link.endsWith('.md')),
  });
  const outside = links.filter(
    ({ url, state }) => state !== LinkState.SKIPPED && isOutside.test(url) && !isInside(url),
  );
  const broken = outside.filter(({ state }) => state === LinkState.BROKEN);
  const rows = broken.map(({ url, status, parent = '' }) => `| ${url} | ${status || 'no response'} | ${parent} |`);
  const count = new Set(outside.map(({ url }) => url)).size;
  const head = `${count} links to other sites checked, ${broken.length} lead nowhere.`;
  return [head, ...(rows.length > 0 ? ['', '| Link | Status | On |', '| --- | --- | --- |', ...rows] : []), ''].join(
    '\n',
  );
}

const report = await listBrokenLinks();
console.log(report);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, report);

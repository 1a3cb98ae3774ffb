import '../lib/errors/script-setup.server';
import { spawnSync } from 'node:child_process';
import { env } from '../lib/config/env';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { SiteError } from '../lib/errors/site-error';
import { findStaleReason, getBuiltFolder } from '../lib/publish/build-stamp.server';
import { createSiteServer, parsePort } from '../lib/publish/site-server.server';

const usage = `npm start                   serves the built site, and builds it first if it is older than its sources
npm start -- --as-built     serves what is there, however old
PORT is where it listens, 3000 by default.`;

const { values } = parseArguments({ options: { 'as-built': { type: 'boolean' } } }, usage);
const { NEXT_PUBLIC_BASE_PATH: basePath } = env;
const port = parsePort(process.env.PORT, 3000);

/** Builds the site if it is older than its sources. */
function build(): void {
  const reason = findStaleReason();
  if (!reason) return;
  console.log(`Building the site: ${reason}.`);
  // By a shell, as npm is a batch file on Windows.
  const { status } = spawnSync('npm run build', { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

async function serve(): Promise<void> {
  const server = await createSiteServer(getBuiltFolder(), basePath, `.next/served/${port}`);
  server.once('error', (error) => {
    throw new SiteError(`The site cannot be served on port ${port}: ${error.message}.`, 'Set PORT to another port.');
  });
  server.listen(port, () => {
    console.log(`Serving the site on http://localhost:${port}${basePath}`);
  });
}

if (!values['as-built']) build();
await serve();

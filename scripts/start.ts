import '../lib/build/script-setup.server';
import { findStaleReason, getBuiltFolder } from '../lib/build/build-stamp.server';
import { runNpm } from '../lib/build/run-npm.server';
import { createServedFolder } from '../lib/build/served-folder.server';
import { createSiteServer } from '../lib/build/site-server.server';
import { env } from '../lib/config/env';
import { parsePort } from '../lib/config/parse-port';
import { SiteError } from '../lib/errors/site-error';

const { NEXT_PUBLIC_BASE_PATH: basePath } = env;
const port = parsePort(process.env.PORT, 3000);

/** Builds the site if it is older than its sources. */
function build(): void {
  const reason = findStaleReason();
  if (!reason) return;
  console.log(`Building the site: ${reason}.`);
  const status = runNpm(['run', 'build']);
  if (status !== 0) process.exit(status ?? 1);
}

function serve(): void {
  const server = createSiteServer(createServedFolder(getBuiltFolder(), basePath));
  server.once('error', (error) => {
    throw new SiteError(`The site cannot be served on port ${port}: ${error.message}.`, 'Set PORT to another port.');
  });
  server.listen(port, () => {
    console.log(`Serving the site on http://localhost:${port}${basePath}`);
  });
}

if (!process.argv.includes('--as-built')) build(); // Else it serves what is there, however old.
serve();

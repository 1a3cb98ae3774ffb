import '../lib/build/load-env.server';
import { spawnSync } from 'node:child_process';
import { findStaleReason } from '../lib/build/build-stamp.server';
import { createServedFolder } from '../lib/build/served-folder.server';
import { createSiteServer } from '../lib/build/site-server.server';
import { env } from '../lib/config/env';

// `--as-built` serves what is there, however old.
const reason = process.argv.includes('--as-built') ? undefined : findStaleReason();

if (reason) {
  console.log(`Building the site: ${reason}.`);
  const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

const port = process.env.PORT ?? '3000';
const server = createSiteServer(createServedFolder('out', env.NEXT_PUBLIC_BASE_PATH));
server.once('error', (error) => {
  console.error(`The site cannot be served on port ${port}: ${error.message}. Name another one in PORT.`);
  process.exitCode = 1;
});
server.listen(Number(port), () => {
  console.log(`Serving the site on http://localhost:${port}${env.NEXT_PUBLIC_BASE_PATH}`);
});

import '../lib/build/load-env.server';
import { spawn, spawnSync } from 'node:child_process';
import { findStaleReason } from '../lib/build/is-stale.server';
import { createServedFolder } from '../lib/build/served-folder.server';
import { env } from '../lib/config/env';

const port = process.env.PORT ?? '3000';
const reason = findStaleReason();

if (reason) {
  console.log(`Building the site: ${reason}.`);
  const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

console.log(`Serving the site on http://localhost:${port}${env.NEXT_PUBLIC_BASE_PATH}`);
const folder = createServedFolder('out', env.NEXT_PUBLIC_BASE_PATH);
const server = spawn('npx', ['serve', folder, '-l', port, '--no-clipboard', '--symlinks'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

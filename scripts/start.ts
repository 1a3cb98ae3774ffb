import { spawn, spawnSync } from 'node:child_process';
import { findNewerSource } from '../lib/build/is-stale.server';

const port = process.env.PORT ?? '3000';
const newer = findNewerSource();

if (newer) {
  console.log(`Building the site: ${newer} is newer than the last build.`);
  const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

console.log(`Serving the site on http://localhost:${port}`);
const server = spawn('npm', ['run', 'serve', '--silent', '--', '-l', port], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

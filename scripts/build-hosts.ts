import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findStaleReason } from '../lib/build/is-stale.server';
import { hosts } from '../tests/support/nginx-config';

/** Builds the site for a base path, into `out`. */
function build(basePath: string): void {
  const env = { ...process.env, NEXT_PUBLIC_BASE_PATH: basePath };
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

/** Puts a copy of the site where the tests of hosts serve it, once for the root of a host and once for a path below it. */
function buildHosts(): void {
  for (const { root, basePath } of hosts) {
    const target = path.join(root, basePath);
    rmSync(root, { recursive: true, force: true });
    mkdirSync(path.dirname(target), { recursive: true });
    if (basePath === '') {
      if (findStaleReason()) build(basePath);
      cpSync('out', target, { recursive: true });
      continue;
    }
    // The build for the root stays what `npm start` serves.
    rmSync('.hosts/kept', { recursive: true, force: true });
    renameSync('out', '.hosts/kept');
    build(basePath);
    renameSync('out', target);
    renameSync('.hosts/kept', 'out');
  }
}

buildHosts();

import '@/lib/errors/report-uncaught-errors.server';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findStaleReason, recordBuildStart } from '@/lib/publish/build-stamp.server';
import { assertFresh } from './check-setup';
import { hostedFolder, hostedVariables } from './hosted-site';

/** Builds the site with a hosted search and a base path, unless that build is up to date. */
function buildHosted(): void {
  assertFresh(); // Before minutes are spent on the second site.
  Object.assign(process.env, hostedVariables, { OUT_DIR: hostedFolder });
  const reason = findStaleReason(`${hostedFolder}/.stamp`);
  if (!reason) return;
  console.log(`Building ${hostedFolder} for the browser tests: ${reason}.`);
  removeBuildCache();
  recordBuildStart();
  run('next', 'build');
  run('tsx', 'scripts/finish-build.ts', hostedFolder);
  removeBuildCache();
}

/** Turbopack's cache remembers paths of the other site's stylesheets, so neither build may reuse that of the other. */
function removeBuildCache(): void {
  for (const folder of ['.next/cache/turbopack', '.next/turbopack']) rmSync(folder, { recursive: true, force: true });
}

function run(...command: string[]): void {
  const { status } = spawnSync('npx', command, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

buildHosted();

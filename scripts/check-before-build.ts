import '../lib/errors/script-setup.server';
import '../lib/config/env'; // Parsed here, so that an error is reported once and not by each check.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findStaleReason, recordBuildStart, writeStamp } from '../lib/publish/build-stamp.server';

const checks = [['scripts/check-content.ts', '--build'], ['scripts/check-contract.ts']];

/** Written if nothing was found, so that the next build does not check the same files again. */
const stampFile = '.next/cache/checked';

/**
 * Runs a check in parallel with the others.
 * @returns true if it passed without even a warning
 */
async function run(command: string[]): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...command], { stdio: ['ignore', 'inherit', 'pipe'] });
  let isSilent = true;
  child.stderr.on('data', (text) => {
    isSilent = false;
    process.stderr.write(text);
  });
  const [status] = await once(child, 'close');
  if (status !== 0) process.exitCode = 1;
  return status === 0 && isSilent;
}

recordBuildStart();
if (findStaleReason(stampFile)) {
  const results = await Promise.all(checks.map(run));
  if (results.every(Boolean)) writeStamp(stampFile);
} else {
  console.log('Content and contract have not changed since they were checked.');
}

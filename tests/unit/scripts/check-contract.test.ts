import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The run starts a program of its own, which takes seconds on a busy machine. */
const patience = { timeout: 120_000 };

it(
  'Misconfigured base URL: the check of the contract tells it as a fault, and not where the program broke',
  patience,
  () => {
    const env = { ...process.env, NEXT_PUBLIC_BASE_PATH: 'docs/' };
    const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/check-contract.ts'], {
      env,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      /^error: An environment variable does not parse:\n.*NEXT_PUBLIC_BASE_PATH: must begin with a slash/,
    );
    expect(stderr).toContain('(is "docs/")');
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  },
);

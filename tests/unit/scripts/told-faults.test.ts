import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Each run starts a process of its own, which takes seconds on a busy machine. */
const patience = { timeout: 120_000 };

/** Expects a script to fail without a stack trace. @returns what it writes to stderr */
function tellFault(script: string, args: string[], variables: Record<string, string> = {}): string {
  const env = { ...process.env, ...variables };
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', [`scripts/${script}.ts`, ...args], {
    env,
    encoding: 'utf8',
    input: '',
  });
  expect(status).toBe(1);
  expect(stderr).not.toContain('    at ');
  return stderr;
}

describe('Misconfigured base URL: the command tells it as a fault, and not where the program broke', () => {
  it.each([
    'bench',
    'check-before-build',
    'check-contract',
    'check-translations',
    'finish-build',
    'search-push',
    'start',
  ])('%s', patience, (script) => {
    const told = tellFault(script, [], { NEXT_PUBLIC_BASE_PATH: 'docs/' });
    expect(told).toMatch(
      /^error: An environment variable does not parse:\n.*NEXT_PUBLIC_BASE_PATH: must begin with a slash.*\(is "docs\/"\)/,
    );
    expect(told.split('NEXT_PUBLIC_BASE_PATH')).toHaveLength(2);
  });
});

describe('a command that is called wrongly', () => {
  it.each([
    ['bench', ['--recrod'], /^error: Unknown option '--recrod'[\s\S]*→ npm run bench -- /],
    ['bench', ['sise'], /^error: There is no section "sise" [\s\S]*→ There are: sizes, /],
    ['check-translations', ['--wirte'], /^error: Unknown option '--wirte'[\s\S]*→ npm run check:translations /],
    [
      'new-page',
      ['--title'],
      /^error: Option '--title <value>' argument missing[\s\S]*→ Makes a page[\s\S]*--title-id /,
    ],
    ['new-page', ['--path', 'a/b'], /^error: The new page is not valid:[\s\S]*write it after --title-id$/m],
  ])('says how it is called: %s %j', patience, (script, args, told) => {
    expect(tellFault(script, args)).toMatch(told);
  });

  it.each(['abc', '70000', '-1'])('on a port that there is not, names it: %s', patience, (port) => {
    const told = tellFault('start', ['--as-built'], { PORT: port });
    expect(told).toBe(
      `error: PORT is "${port}", which is no port.\n  → Write a number from 0 to 65535, such as 8080.\n`,
    );
  });
});

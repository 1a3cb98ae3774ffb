import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Each run starts a process of its own, which takes seconds on a busy machine. */
const options = { timeout: 120_000 };

/** Expects a script to fail without a stack trace. @returns what it writes to stderr */
function getReport(script: string, args: string[], variables: Record<string, string> = {}): string {
  const env = { ...process.env, ...variables };
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', [`${script}.ts`, ...args], {
    env,
    encoding: 'utf8',
    input: '',
  });
  expect(status).toBe(1);
  expect(stderr).not.toContain('    at ');
  return stderr;
}

it.each([
  'bench/bench',
  'scripts/check-before-build',
  'scripts/check-contract',
  'scripts/check-translations',
  'scripts/finish-build',
  'scripts/search-push',
  'scripts/start',
])('Misconfigured base URL: the command reports it without a stack trace %s', options, (script) => {
  const report = getReport(script, [], { NEXT_PUBLIC_BASE_PATH: 'docs/' });
  expect(report).toMatch(
    /^error: Invalid environment variable:\n.*NEXT_PUBLIC_BASE_PATH: must start with a slash.*\(is "docs\/"\)/,
  );
  expect(report.split('NEXT_PUBLIC_BASE_PATH')).toHaveLength(2);
});

describe('a command with wrong arguments', () => {
  it.each([
    ['bench/bench', ['--recrod'], /^error: Unknown option '--recrod'[\s\S]*→ npm run bench -- /],
    ['bench/bench', ['sise'], /^error: Unknown section "sise"\.[\s\S]*→ The sections are: sizes, /],
    ['bench/bench', ['--pages', '1700', 'sizes'], /^error: --pages measures other sites than sizes\./],
    ['scripts/check-content', ['--biuld'], /^error: Unknown option '--biuld'[\s\S]*→ npm run check:content /],
    ['scripts/check-translations', ['--wirte'], /^error: Unknown option '--wirte'[\s\S]*→ npm run check:translations /],
    [
      'scripts/new-page',
      ['--title'],
      /^error: Option '--title <value>' argument missing[\s\S]*→ Creates a documentation page[\s\S]*--title-id /,
    ],
    ['scripts/start', ['--as-bult'], /^error: Unknown option '--as-bult'[\s\S]*→ npm start /],
    ['scripts/new-page', ['--path', 'a/b'], /^error: The new page is not valid:[\s\S]*pass it with --title-id$/m],
  ])('explains its usage: %s %j', options, (script, args, report) => {
    expect(getReport(script, args)).toMatch(report);
  });

  it('rejects an invalid port', options, () => {
    const report = getReport('scripts/start', ['--as-built'], { PORT: '70000' });
    expect(report).toMatch(
      /^error: PORT is "70000", which is not a valid port\.\n {2}→ Set it to a number from 0 to 65535/,
    );
  });
});

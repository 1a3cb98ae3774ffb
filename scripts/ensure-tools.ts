import '../lib/errors/script-setup.server';
import { spawnSync } from 'node:child_process';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { SiteError } from '../lib/errors/site-error';
import { findCommand, findTestBrowser, headlessShell } from '../tests/support/commands';

const usage = `tsx scripts/ensure-tools.ts [--nginx] [--languages]
  installs what the tests need, nginx for those of the hosts, and the languages of the webhook verifiers`;
const options = { nginx: { type: 'boolean' }, languages: { type: 'boolean' } } as const;
const { values } = parseArguments({ options }, usage);
/** Debian's package for each command of a language that only the matrix runs. */
const languagePackages = { php: 'php-cli', go: 'golang-go', javac: 'default-jdk-headless', mcs: 'mono-mcs' };
/** Without a network, apt-get should fail within seconds. */
const shortTimeouts = ['http', 'https'].flatMap((scheme) => [
  '-o',
  `Acquire::${scheme}::Timeout=10`,
  '-o',
  'Acquire::Retries=0',
]);
const canInstall = findCommand('apt-get') !== undefined && process.getuid?.() === 0;

/** Installs missing programs of the tests: a Chromium, cURL and Python for the code of pages, and what the options name. */
function ensureTools(): void {
  if (!findCommand('curl')) installPackage('curl');
  for (const name of ['requests', 'flask']) {
    if (spawnSync('python3', ['-c', `import ${name}`]).status !== 0) installPackage(`python3-${name}`);
  }
  if (values.nginx && !findCommand('nginx')) installPackage('nginx-light');
  for (const [command, name] of Object.entries(values.languages ? languagePackages : {})) {
    if (!findCommand(command)) installPackage(name);
  }
  const browser = findTestBrowser();
  if (canInstall && !process.env.CHROMIUM_PATH && !findCommand(headlessShell)) installHeadlessShell(browser);
  // As a script and not by npx, which is a batch file on Windows that only a shell can run.
  else if (!browser) run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

/** @param fallback browser that the tests can use instead */
function installHeadlessShell(fallback: string | undefined): void {
  try {
    installPackage(headlessShell);
  } catch (error) {
    if (!fallback) throw error;
    console.warn(`warning: The tests use ${fallback}, in which they take twice as long.\n  → ${String(error)}`);
  }
}

function installPackage(name: string): void {
  if (!canInstall) {
    throw new SiteError(`The tests need ${name}.`, 'Install it with your package manager, then try again.');
  }
  run('apt-get', [...shortTimeouts, 'update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', name]);
}

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return;
  throw new SiteError(
    `\`${command} ${args.join(' ')}\` failed${error ? `: ${error.message}` : ''}.`,
    'Install what it would have installed by hand, then try again.',
    { cause: error },
  );
}

ensureTools();

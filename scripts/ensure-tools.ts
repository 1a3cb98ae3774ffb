import '../lib/build/script-setup.server';
import { spawnSync } from 'node:child_process';
import { SiteError } from '../lib/errors/site-error';
import { findChromium, findCommand } from '../tests/support/commands';

const canInstall = findCommand('apt-get') !== undefined && process.getuid?.() === 0;

/** Installs missing programs of the tests: a Chromium, cURL for code samples, and, with the argument `nginx`, nginx for the hosts. */
function ensureTools(): void {
  if (!findCommand('curl')) installPackage('curl');
  if (process.argv.includes('nginx') && !findCommand('nginx')) installPackage('nginx-light');
  if (findChromium()) return;
  if (canInstall) installPackage('chromium');
  else run('npx', ['playwright', 'install', 'chromium']);
}

function installPackage(name: string): void {
  if (!canInstall) {
    throw new SiteError(`The tests need ${name}.`, 'Install it with your package manager, then try again.');
  }
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', name]);
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return;
  throw new SiteError(
    `\`${command} ${args.join(' ')}\` failed.`,
    'Install what it would have installed by hand, then try again.',
  );
}

ensureTools();

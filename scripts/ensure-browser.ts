import { spawnSync } from 'node:child_process';
import { findSystemChromium } from '../tests/support/chromium';

/** Makes sure that there is a Chromium for the browser tests: the system's, else Debian's package, else Playwright's own. */
function ensureBrowser(): void {
  if (findSystemChromium()) return;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (hasApt && process.getuid?.() === 0) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
    return;
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return;
  console.error(
    `No browser for the tests: \`${command} ${args.join(' ')}\` failed. Install Chromium by hand and try again.`,
  );
  process.exit(status ?? 1);
}

ensureBrowser();

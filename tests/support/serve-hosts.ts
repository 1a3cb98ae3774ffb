import '@/lib/errors/report-uncaught-errors.server';
import { spawnSync } from 'node:child_process';
import { SiteError } from '@/lib/errors/site-error';
import { findCommand } from './commands';
import { writeNginxConfig } from './nginx-config';

/** Serves the built sites with nginx, until it is stopped. */
function serveHosts(): void {
  const nginx = findCommand('nginx');
  if (!nginx) throw new SiteError('The tests of hosts need nginx.', 'Run: npm run test:hosts, which installs it.');
  const { status } = spawnSync(nginx, writeNginxConfig(), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

serveHosts();

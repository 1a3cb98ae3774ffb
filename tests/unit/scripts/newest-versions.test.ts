import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../support/write-files';

/** Versions of a registry with the day on which they were published. */
const registry = {
  next: { '16.4.6': '01', '16.4.10': '02', '16.5.0-canary.1': '03', '17.0.0': '04' },
  '@next/env': { '16.4.6': '01', '16.4.10': '02' },
  react: { '19.3.1': '01' },
  'react-dom': { '19.3.1': '01' },
  'fumadocs-core': { '16.15.13': '10', '16.16.0': '12', '16.17.8': '20', '16.19.0': '22', '17.0.0': '02' },
  'fumadocs-ui': { '16.15.13': '10', '16.16.0': '12', '16.17.8': '20', '17.0.0': '02' },
  'fumadocs-mdx': { '11.4.0': '21', '15.4.3': '09', '15.4.9': '12', '15.5.0': '20' },
};

/** Answers from the registry, and installs nothing that needs a package which is not there. */
const npm = `#!/usr/bin/env node
const { readFileSync, writeFileSync } = require('node:fs');
const registry = ${JSON.stringify(registry)};
const [command, ...args] = process.argv.slice(2);
if (command === 'view') {
  const [name, field] = args;
  const times = Object.fromEntries(Object.entries(registry[name]).map(([version, day]) => [version, '2026-10-' + day + 'T12:00:00Z']));
  console.log(JSON.stringify(field === 'time' ? { modified: '2026-11-01T12:00:00Z', ...times } : Object.keys(times)));
}
if (command === 'install') {
  const wanted = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.split(/(?<=.)@/));
  const text = readFileSync('package.json', 'utf8');
  const manifest = JSON.parse(text);
  for (const [name, version] of wanted) manifest.dependencies[name] = version;
  writeFileSync('package.json', JSON.stringify(manifest));
  if (wanted.some(([, version]) => version === '16.17.8')) {
    console.error('npm error code ETARGET\\nnpm error notarget No matching version found for zbsearch@^4.0.1.');
    process.exit(1);
  }
}
`;

it('newest-versions takes the newest stable release of each major that installs, with the companion of its day', () => {
  const installed = Object.entries(registry).map(([name, versions]) => [name, Object.keys(versions)[0]]);
  const manifest = JSON.stringify({ dependencies: { ...Object.fromEntries(installed), 'fumadocs-mdx': '15.4.3' } });
  const cwd = writeFiles({ 'package.json': manifest, 'package-lock.json': '{}', 'bin/npm': npm });
  chmodSync(path.join(cwd, 'bin/npm'), 0o755);
  const { stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/tsx'),
    [path.resolve('scripts/newest-versions.ts')],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${path.join(cwd, 'bin')}${path.delimiter}${process.env.PATH}` },
    },
  );
  expect(stderr).toBe('');
  expect(JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')).dependencies).toEqual({
    next: '16.4.10',
    '@next/env': '16.4.10',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'fumadocs-core': '16.16.0',
    'fumadocs-ui': '16.16.0',
    'fumadocs-mdx': '15.4.9',
  });
  expect(stdout).toContain('next@16.4.6, @next/env@16.4.6 → next@16.4.10, @next/env@16.4.10');
  expect(stdout).toContain('cannot be installed: No matching version found for zbsearch@^4.0.1.');
});

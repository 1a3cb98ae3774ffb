import '../lib/errors/script-setup.server';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { SiteError } from '../lib/errors/site-error';

const usage = `tsx scripts/newest-versions.ts
  puts the newest Next, React and Fumadocs of their present majors that install into package.json and package-lock.json`;
parseArguments({ options: {} }, usage);

/** Packages that are released together under one version. */
interface Release {
  packages: [string, ...string[]];
  /** A package with versions of its own, of which the one published with a release belongs to it. */
  companion?: string;
}

const releases: Release[] = [
  { packages: ['next', '@next/env'] },
  { packages: ['react', 'react-dom'] },
  { packages: ['fumadocs-core', 'fumadocs-ui'], companion: 'fumadocs-mdx' },
];

/** Packages of one release are published within this time, in milliseconds. */
const releaseWindow = 24 * 60 * 60 * 1000;

const files = ['package.json', 'package-lock.json'];
const isStable = (version: string) => /^\d+\.\d+\.\d+$/.test(version);
const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** Asks npm for a field of a package. Never ask for a tag: `latest` of Fumadocs names a stray release. */
function viewField<Value>(name: string, field: string): Value {
  const { status, stdout, stderr } = spawnSync('npm', ['view', name, field, '--json'], { encoding: 'utf8' });
  if (status === 0) return JSON.parse(stdout);
  throw new SiteError(`npm does not say which ${field} of ${name} there are:\n${stderr}`, 'Try again with a network.');
}

function getInstalled(name: string): string {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return dependencies[name] ?? '';
}

/** Lists the releases after the installed one that have all of their packages, newest first. */
function listNewer({ packages }: Release): string[] {
  const installed = getInstalled(packages[0]);
  const [major = ''] = installed.split('.');
  const [versions = [], ...others] = packages.map((name) => viewField<string[]>(name, 'versions'));
  return versions
    .filter((version) => isStable(version) && version.startsWith(`${major}.`) && compare(version, installed) > 0)
    .filter((version) => others.every((list) => list.includes(version)))
    .sort(compare)
    .reverse();
}

function findCompanion(name: string, release: string, version: string): string | undefined {
  const { [version]: released = '' } = viewField<Record<string, string>>(release, 'time');
  const known = Object.entries(viewField<Record<string, string>>(name, 'time'))
    .filter(([other, time]) => isStable(other) && Date.parse(time) <= Date.parse(released) + releaseWindow)
    .map(([other]) => other);
  return known.sort(compare).at(-1);
}

/**
 * Puts packages into both files, which stay as they were if that fails.
 * @returns the reason for a failure
 */
function tryInstall(packages: readonly string[]): string | undefined {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const commands = [
    ['install', '--package-lock-only', '--ignore-scripts', '--save-exact', ...packages],
    ['ls', '--package-lock-only', '--all'],
  ];
  for (const command of commands) {
    const { status, stderr } = spawnSync('npm', command, { encoding: 'utf8' });
    if (status === 0) continue;
    for (const [index, file] of files.entries()) writeFileSync(file, texts[index] ?? '');
    const [, reason = `npm ${command[0]} failed`] = /npm error (?!code)(?:\w+ )?(.+)/.exec(stderr) ?? [];
    return reason;
  }
  return undefined;
}

/**
 * Takes the newest release that installs.
 * @returns the release and those that were skipped, as lines of Markdown
 */
function upgrade({ packages, companion }: Release): string[] {
  const names = [...packages, ...(companion ? [companion] : [])];
  const before = names.map((name) => `${name}@${getInstalled(name)}`);
  const skipped: string[] = [];
  for (const version of listNewer({ packages })) {
    const other = companion && findCompanion(companion, packages[0], version);
    const wanted = [...packages.map((name) => `${name}@${version}`), ...(other ? [`${companion}@${other}`] : [])];
    const failure = tryInstall(wanted);
    if (!failure) return [`- ${before.join(', ')} → ${wanted.join(', ')}`, ...skipped];
    skipped.push(`- ${wanted.join(', ')} cannot be installed: ${failure}`);
  }
  return [`- ${before.join(', ')}: nothing newer installs`, ...skipped];
}

console.log(releases.flatMap(upgrade).join('\n'));

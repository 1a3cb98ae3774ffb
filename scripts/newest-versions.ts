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
  /** A package with versions of its own, of which the one goes with a release that was published with it. */
  companion?: string;
}

const releases: Release[] = [
  { packages: ['next', '@next/env'] },
  { packages: ['react', 'react-dom'] },
  { packages: ['fumadocs-core', 'fumadocs-ui'], companion: 'fumadocs-mdx' },
];

/** Packages of one release are published within this time, in milliseconds. */
const publishing = 24 * 60 * 60 * 1000;

const files = ['package.json', 'package-lock.json'];
const isStable = (version: string) => /^\d+\.\d+\.\d+$/.test(version);
const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** Never a tag: `latest` of Fumadocs names a stray release. */
function view<Answer>(name: string, field: string): Answer {
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
  const [versions = [], ...others] = packages.map((name) => view<string[]>(name, 'versions'));
  return versions
    .filter((version) => isStable(version) && version.startsWith(`${major}.`) && compare(version, installed) > 0)
    .filter((version) => others.every((list) => list.includes(version)))
    .sort(compare)
    .reverse();
}

function findCompanion(name: string, release: string, version: string): string | undefined {
  const { [version]: released = '' } = view<Record<string, string>>(release, 'time');
  const known = Object.entries(view<Record<string, string>>(name, 'time'))
    .filter(([other, time]) => isStable(other) && Date.parse(time) <= Date.parse(released) + publishing)
    .map(([other]) => other);
  return known.sort(compare).at(-1);
}

/**
 * Puts packages into both files, which stay as they were if that fails.
 * @returns why they cannot be installed
 */
function findObstacle(packages: readonly string[]): string | undefined {
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

/** Takes the newest release that installs. @returns what was taken and left, as lines of Markdown */
function upgrade({ packages, companion }: Release): string[] {
  const names = [...packages, ...(companion ? [companion] : [])];
  const before = names.map((name) => `${name}@${getInstalled(name)}`);
  const left: string[] = [];
  for (const version of listNewer({ packages })) {
    const other = companion && findCompanion(companion, packages[0], version);
    const wanted = [...packages.map((name) => `${name}@${version}`), ...(other ? [`${companion}@${other}`] : [])];
    const obstacle = findObstacle(wanted);
    if (!obstacle) return [`- ${before.join(', ')} → ${wanted.join(', ')}`, ...left];
    left.push(`- ${wanted.join(', ')} cannot be installed: ${obstacle}`);
  }
  return [`- ${before.join(', ')}: nothing newer installs`, ...left];
}

console.log(releases.flatMap(upgrade).join('\n'));

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { docLogOptions, parseDocChanges } from '@/components/feeds/doc-changes';
import { buildDocChangeItems } from '@/components/feeds/feed-items';
import { readContentLog } from '@/lib/pages/history.server';
import { createSitePage } from '../../../support/site-page';

/** A log as `git log --format=%x00%cI --raw --numstat` prints it; rows have the status, the lines added and deleted, and the file. */
function toLog(...commits: [day: string, ...rows: string[]][]): string {
  const print = (rows: string[]) => rows.map((row) => `${row}\n`).join('');
  return commits
    .map(([day, ...rows]) => {
      const cells = rows.map((row) => row.split(' '));
      const raw = cells.map(([kind, , , file]) => `:000000 100644 0000000 1111111 ${kind}\t${file}`);
      const numbers = cells.map(([, ...numbers]) => numbers.join('\t'));
      return `\0${day}T10:00:00+00:00\n\n${print([...raw, ...numbers])}`;
    })
    .join('');
}

const lines = new Map([
  ['a.mdx', 100],
  ['b.mdx', 100],
  ['c.mdx', 10],
]);
const log = toLog(
  ['2026-03-04', 'M 3 1 a.mdx', 'M 5 5 c.mdx'],
  ['2026-03-03', 'M 60 20 a.mdx', 'M 40 2 b.mdx'],
  ['2026-03-02', 'A 90 0 b.mdx', 'M 7 7 c.mdx', 'A 50 0 gone.mdx'],
  ['2026-03-01', 'A 80 0 a.mdx'],
);

const project = process.cwd();
afterEach(() => process.chdir(project));

/** Switches to a new repository, where each step changes files below `content` and is committed. */
function commitSteps(...steps: ((git: (...args: string[]) => void) => void)[]): void {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'doc-changes-')));
  const git = (...args: string[]) => {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@agent.example', ...args], { stdio: 'pipe' });
  };
  git('init', '--quiet');
  mkdirSync('content');
  for (const step of steps) {
    step(git);
    git('add', '.');
    git('commit', '--quiet', '--message', 'docs: a page');
  }
}

describe('documentation changes', () => {
  it('are new pages and major rewrites, but not small edits or deleted pages', () => {
    expect(parseDocChanges(log, lines)).toEqual([
      { file: 'c.mdx', kind: 'rewritten', date: new Date('2026-03-04T10:00:00Z') },
      { file: 'a.mdx', kind: 'rewritten', date: new Date('2026-03-03T10:00:00Z') },
      { file: 'b.mdx', kind: 'new', date: new Date('2026-03-02T10:00:00Z') },
    ]);
  });

  it('exclude a renamed page, even if it gains lines later', () => {
    const text = 'one\ntwo\nthree\nfour\nfive\nsix\n';
    commitSteps(
      () => writeFileSync('content/old.mdx', text),
      (git) => git('mv', 'content/old.mdx', 'content/renamed.mdx'),
      () => writeFileSync('content/renamed.mdx', `${text}seven\n`),
      () => writeFileSync('content/made.mdx', 'another\n'),
    );
    const lineCounts = new Map([
      ['content/renamed.mdx', 7],
      ['content/made.mdx', 1],
    ]);
    const changes = parseDocChanges(readContentLog(docLogOptions).log, lineCounts);
    expect(changes.map(({ file, kind }) => [file, kind])).toEqual([['content/made.mdx', 'new']]);
  });

  it('become feed items with a dated id, in the language of the page', () => {
    const page = createSitePage('id', { title: 'A < B' });
    const change = { file: 'a.mdx', kind: 'rewritten' as const, date: new Date('2026-03-03T10:00:00Z') };
    expect(buildDocChangeItems([{ change, page }])).toEqual([
      {
        title: 'Ditulis ulang: A < B',
        url: 'https://docs.agent.example/id/docs/intro',
        id: 'https://docs.agent.example/id/docs/intro#rewritten-2026-03-03',
        date: change.date,
        html: '<p>Where to begin.</p>',
      },
    ]);
  });
});

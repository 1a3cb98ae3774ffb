import { describe, expect, it } from 'vitest';
import { parseDocChanges } from '@/lib/feeds/doc-changes';
import { buildDocChangeItems } from '@/lib/feeds/doc-changes-feed';
import { createSitePage } from '../../../support/site-page';

/** A log as `git log --format=%x00%cI --numstat` prints it. */
function toLog(...commits: [day: string, ...rows: string[]][]): string {
  return commits.map(([day, ...rows]) => `\0${day}T10:00:00+00:00\n\n${rows.join('\n')}\n`).join('');
}

const lines = new Map([
  ['a.mdx', 100],
  ['b.mdx', 100],
  ['c.mdx', 10],
]);
const log = toLog(
  ['2026-03-04', '3\t1\ta.mdx', '5\t5\tc.mdx'],
  ['2026-03-03', '60\t20\ta.mdx', '40\t2\tb.mdx'],
  ['2026-03-02', '90\t0\tb.mdx', '7\t7\tc.mdx', '50\t0\tgone.mdx'],
  ['2026-03-01', '80\t0\ta.mdx'],
);

describe('changes of the documentation', () => {
  it('are pages that a commit made, or that it wrote half of anew; small edits and pages that are gone are none', () => {
    expect(parseDocChanges(log, lines)).toEqual([
      { file: 'c.mdx', kind: 'rewritten', date: new Date('2026-03-04T10:00:00Z') },
      { file: 'a.mdx', kind: 'rewritten', date: new Date('2026-03-03T10:00:00Z') },
      { file: 'b.mdx', kind: 'new', date: new Date('2026-03-02T10:00:00Z') },
    ]);
  });

  it('without history there are none', () => {
    expect(parseDocChanges('', lines)).toEqual([]);
  });

  it('are news of their own each time a page changes, in the language of the page', () => {
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

import { toString as toText } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { buildReleases } from '@/components/changelog/changelog';
import type { Release } from '@/components/changelog/changelog-schema';
import { parseChangelog, releases } from '@/components/changelog/releases';
import { findAvoidedTerms } from '@/lib/checks/content/find-avoided-terms';
import { completeLocales, getLocale } from '@/lib/i18n/locales';
import { toMarkdown } from '@/tests/support/markdown';

/** The anchors and titles of the headings of releases. */
function getHeadings(list: readonly Release[]) {
  return buildReleases(list, getLocale('en')).flatMap((node) =>
    node.type === 'heading' ? [[node.data?.hProperties?.id, toText(node)]] : [],
  );
}

const entries = { added: [{ en: 'A thing.', id: 'Suatu hal.' }] };
const newer = { version: '1.10.0', date: '2026-03-02', entries };
const older = { version: '1.9.0', date: '2026-03-01', entries };

describe('the changelog', () => {
  it('accepts releases from newest to oldest, even two on the same day', () => {
    expect(parseChangelog([newer, { ...older, date: newer.date }])).toHaveLength(2);
  });

  it.each([
    [[newer, older, newer], '1.10.0 is listed twice'],
    [[older, newer], '1.10.0 is below 1.9.0; the newest release comes first'],
    [[newer, { ...older, date: '2026-04-01' }], '1.9.0 is dated 2026-04-01, after 1.10.0 of 2026-03-02'],
    [[{ ...newer, version: '1.10' }], '0.version: must be a version such as 1.4.0'],
    [[{ ...newer, date: '2026-02-30' }], '0.date: must be a calendar date'],
    [[{ ...newer, entries: { added: [{ en: 'A thing.' }] } }], '0.entries.added.0.id'],
    [[{ ...newer, entries: {} }], '0.entries: needs at least one kind of change'],
    [[{ ...newer, entries: { added: [{ en: '- A', id: '- B' }] } }], '1.10.0, added, en is not one paragraph: "- A"'],
  ])('rejects %j: %s', (data, message) => {
    expect(() => parseChangelog(data)).toThrow(message);
  });

  it('has unique anchors, including those that links use', () => {
    const ids = getHeadings(releases).map(([id]) => id);
    expect(ids).toEqual(expect.arrayContaining(['140', 'added-in-140', 'deprecated-in-140', '100', 'added-in-100']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the anchors of versions apart that have the same digits', () => {
    const versions = ['1.11.0', '1.1.10'].flatMap((version) => parseChangelog([{ ...newer, version }]));
    expect(getHeadings(versions).map(([id]) => id)).toEqual(['1-11-0', 'added-in-1-11-0', '1-1-10', 'added-in-1-1-10']);
  });

  it('lists the kinds of changes in a fixed order', () => {
    const release = { ...newer, version: '2.0.0', entries: { removed: entries.added, added: entries.added } };
    const titles = getHeadings(parseChangelog([release])).map(([, title]) => title);
    expect(titles).toEqual(['2.0.0', 'Added in 2.0.0', 'Removed in 2.0.0']);
  });

  it('is written as Markdown with the date in the language of the reader', () => {
    expect(toMarkdown(buildReleases(parseChangelog([newer]), getLocale('id')))).toBe(
      '## 1.10.0\n\n2 Maret 2026\n\n### Ditambahkan di 1.10.0\n\n- Suatu hal.',
    );
  });

  it.each(completeLocales.map(({ code }) => code))('avoids words that the glossary replaces in %s', (code) => {
    const texts = releases.flatMap((release) => Object.values(release.entries).flat());
    expect(texts.flatMap((text) => findAvoidedTerms(text[code], code))).toEqual([]);
  });
});

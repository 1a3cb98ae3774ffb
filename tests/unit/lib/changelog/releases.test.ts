import { describe, expect, it } from 'vitest';
import { toChangelogMarkdown } from '@/lib/changelog/changelog-markdown';
import { buildChangelogSections } from '@/lib/changelog/changelog-sections';
import { parseChangelog, releases } from '@/lib/changelog/releases';
import { findAvoided } from '@/lib/content-check/find-avoided';
import { getLocale, locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

const entries = { added: [{ en: 'A thing.', id: 'Suatu hal.' }] };
const newer = { version: '1.10.0', date: '2026-03-02', entries };
const older = { version: '1.9.0', date: '2026-03-01', entries };

describe('the changelog', () => {
  it('takes releases from the newest to the oldest, also two of one day', () => {
    expect(parseChangelog([newer, { ...older, date: newer.date }])).toHaveLength(2);
  });

  it.each([
    ['the same version twice', [newer, older, newer], '1.10.0 stands twice'],
    ['an older release on top', [older, newer], '1.10.0 stands below 1.9.0; the newest release comes first'],
    [
      'a date after that of a newer release',
      [newer, { ...older, date: '2026-04-01' }],
      '1.9.0 is dated 2026-04-01, after 1.10.0 of 2026-03-02',
    ],
    ['a version that is none', [{ ...newer, version: '1.10' }], '0.version: must be a version such as 1.4.0'],
    ['a day that no calendar has', [{ ...newer, date: '2026-02-30' }], '0.date: must be a day of the calendar'],
    ['a text in one language', [{ ...newer, entries: { added: [{ en: 'A thing.' }] } }], '0.entries.added.0.id'],
    ['an unknown kind', [{ ...newer, entries: { improved: entries.added } }], '0.entries'],
    ['a kind without entries', [{ ...newer, entries: { added: [] } }], '0.entries.added: has no entry'],
    ['no change at all', [{ ...newer, entries: {} }], '0.entries: needs at least one kind of change'],
    ['a list in a text', [{ ...newer, entries: { added: [{ en: '- A thing.', id: '- B' }] } }], '"- A thing."'],
  ])('refuses %s, and names it', (_, data, message) => {
    expect(() => parseChangelog(data)).toThrow(message);
  });

  it('keeps the anchors that links lead to, each once', () => {
    const ids = buildChangelogSections(releases, getMessages(getLocale('id')).changelog).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['140', 'added-in-140', 'deprecated-in-140', '100', 'added-in-100']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists the kinds in their fixed order, whatever the order of the data', () => {
    const release = { version: '2.0.0', entries: { removed: entries.added, added: entries.added } };
    const sections = buildChangelogSections([release], getMessages(getLocale('en')).changelog);
    expect(sections.map(({ title }) => title)).toEqual(['2.0.0', 'Added in 2.0.0', 'Removed in 2.0.0']);
  });

  it('is Markdown with a date in the language of the reader', () => {
    expect(toChangelogMarkdown(parseChangelog([newer]), getLocale('id'))).toBe(
      '## 1.10.0\n\n2 Maret 2026\n\n### Ditambahkan di 1.10.0\n\n- Suatu hal.',
    );
  });

  it.each(locales.map(({ code }) => code))('uses the words of the glossary in %s', (code) => {
    const texts = releases.flatMap((release) => Object.values(release.entries).flat());
    expect(texts.flatMap((text) => findAvoided(text[code], code))).toEqual([]);
  });
});

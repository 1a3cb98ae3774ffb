import { describe, expect, it } from 'vitest';
import { getAnnouncementTimes, parseAnnouncement } from '@/components/announcement/announcement';

const text = { en: 'A thing is new. [More](/docs/intro)', id: 'Ada hal baru. [Selengkapnya](/docs/intro)' };
const good = { id: 'thing', text };

describe('an announcement', () => {
  it('may be null', () => {
    expect(parseAnnouncement(null)).toBeNull();
  });

  it.each([
    ['lacks a language', { id: 'thing', text: { en: text.en } }, 'text.id'],
    ['has an id with spaces', { ...good, id: 'a thing' }, 'id: must consist of letters, digits, dots and dashes'],
    ['ends before it starts', { ...good, start: '2026-02-01', end: '2026-01-01' }, 'end: is before start'],
    ['has an impossible date', { ...good, start: '2026-02-30' }, 'start: must be a calendar date'],
    ['is too long for a line', { ...good, text: { ...text, en: 'long '.repeat(30) } }, 'must be at most 100'],
    [
      'has block Markdown',
      { ...good, text: { ...text, id: '- satu\n- dua' } },
      'text, id is not one paragraph: "- satu',
    ],
  ])('is rejected if it %s', (_, data, problem) => {
    expect(() => parseAnnouncement(data)).toThrow(problem);
  });

  it('has its length measured without link targets', () => {
    const link = `[More](/docs/${'far/'.repeat(30)}away)`;
    expect(parseAnnouncement({ ...good, text: { ...text, en: `News. ${link}` } })?.id).toBe('thing');
  });
});

it.each([
  [{}, {}],
  [{ start: '2026-02-01' }, { from: Date.UTC(2026, 1, 1) }],
  [{ end: '2026-02-03' }, { until: Date.UTC(2026, 1, 4) }],
  [
    { start: '2026-02-01', end: '2026-02-01' },
    { from: Date.UTC(2026, 1, 1), until: Date.UTC(2026, 1, 2) },
  ],
])('the times of an announcement cover whole days for %j', (days, times) => {
  const parsed = parseAnnouncement({ ...good, ...days });
  expect(parsed && getAnnouncementTimes(parsed)).toEqual(times);
});

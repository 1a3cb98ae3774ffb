import { describe, expect, it } from 'vitest';
import { getAnnouncementTimes, parseAnnouncement } from '@/lib/announcement/announcement';

const text = { en: 'A thing is new. [More](/docs/intro)', id: 'Ada hal baru. [Selengkapnya](/docs/intro)' };
const good = { id: 'thing', text };

describe('an announcement', () => {
  it('may be none at all', () => {
    expect(parseAnnouncement(null)).toBeNull();
  });

  it.each([
    ['has no text in a language', { id: 'thing', text: { en: text.en } }, 'text.id'],
    ['has an id with spaces', { ...good, id: 'a thing' }, 'id: must be letters, digits, dots and dashes'],
    ['ends before it starts', { ...good, start: '2026-02-01', end: '2026-01-01' }, 'end: is before start'],
    ['has a day that no calendar has', { ...good, start: '2026-02-30' }, 'start: must be a day of the calendar'],
    ['does not fit in a line', { ...good, text: { ...text, en: 'long '.repeat(30) } }, 'must not be longer than 100'],
    ['has blocks', { ...good, text: { ...text, id: '- satu\n- dua' } }, 'is not one paragraph'],
  ])('that %s says so', (_, data, fault) => {
    expect(() => parseAnnouncement(data)).toThrow(fault);
  });

  it('is as long as readers see it, without the targets of its links', () => {
    const link = `[More](/docs/${'far/'.repeat(30)}away)`;
    expect(parseAnnouncement({ ...good, text: { ...text, en: `News. ${link}` } })?.id).toBe('thing');
  });
});

describe('the days of an announcement', () => {
  it.each([
    [{}, {}],
    [{ start: '2026-02-01' }, { from: Date.UTC(2026, 1, 1) }],
    [{ end: '2026-02-03' }, { until: Date.UTC(2026, 1, 4) }],
    [
      { start: '2026-02-01', end: '2026-02-01' },
      { from: Date.UTC(2026, 1, 1), until: Date.UTC(2026, 1, 2) },
    ],
  ])('of %j count whole', (days, times) => {
    const parsed = parseAnnouncement({ ...good, ...days });
    expect(parsed && getAnnouncementTimes(parsed)).toEqual(times);
  });
});

import { beforeEach, expect, it, vi } from 'vitest';
import { announcementKeys } from '@/components/announcement/announcement-storage';

/** What all tabs share. */
let stored: Map<string, string>;

/** A tab that has just been opened. `hear` makes it notice what other tabs have stored. */
async function openTab() {
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    addEventListener: (type: string, listener: (event: object) => void) =>
      type === 'storage' && listeners.push(listener),
  });
  vi.resetModules();
  const tab = await import('@/components/announcement/announcement-storage');
  const hear = () => {
    for (const key of Object.values(announcementKeys)) for (const listener of listeners) listener({ key });
  };
  return { ...tab, hear };
}

beforeEach(() => {
  stored = new Map();
});

it('an announcement stays closed until there is another one', async () => {
  const { recordAnnouncement, dismissAnnouncement } = await openTab();
  recordAnnouncement('first');
  dismissAnnouncement('first');
  recordAnnouncement('first');
  expect(Object.fromEntries(stored)).toEqual({ [announcementKeys.id]: 'first', [announcementKeys.dismiss]: 'true' });
  recordAnnouncement('second');
  expect(stored.get(announcementKeys.dismiss)).toBe('false');
});

it('closing an older announcement, in a tab from before the last one, does not close the last one', async () => {
  const older = await openTab();
  older.recordAnnouncement('first');
  const newer = await openTab();
  newer.recordAnnouncement('second');
  older.hear();
  older.dismissAnnouncement('first');
  expect(stored.get(announcementKeys.dismiss)).toBe('false');
});

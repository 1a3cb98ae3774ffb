import { expect, it } from 'vitest';
import { runInlineScript } from '@/tests/support/run-inline-script';

const today = Date.UTC(2026, 1, 10);
const settings = { id: 'new', idKey: 'id', dismissKey: 'dismiss', from: String(today), until: String(today + 1) };

/** The state that the script gives the root element before the first paint. */
function getState(now: number, stored: Record<string, string> | null): string | undefined {
  const documentElement = { dataset: { announcement: undefined } };
  const getItem = (key: string) => {
    if (stored === null) throw new Error('Storage is blocked.');
    return stored[key] ?? null;
  };
  runInlineScript(
    'components/announcement/announcement.script.ts',
    { document: { documentElement }, localStorage: { getItem }, Date: { now: () => now } },
    settings,
  );
  return documentElement.dataset.announcement;
}

it.each([
  ['open to a new reader', today, {}, 'open'],
  ['closed to who closed it', today, { id: 'new', dismiss: 'true' }, 'closed'],
  ['open to who closed an earlier one', today, { id: 'old', dismiss: 'true' }, 'open'],
  ['open where storage is blocked', today, null, 'open'],
  ['off before its first day', today - 1, {}, 'off'],
  ['off after its last day', today + 1, {}, 'off'],
])('an announcement is %s', (_, now, stored, state) => {
  expect(getState(now, stored)).toBe(state);
});

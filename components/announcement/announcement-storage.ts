import { createStoredValue } from '@/lib/browser/stored-value';

/** Local storage keys: whether the last announcement was closed, and which one that was. */
export const announcementKeys = { dismiss: 'fumadocs.announcement.dismiss', id: 'fumadocs.announcement.id' };

const isFlag = (text: string): text is 'true' | 'false' => text === 'true' || text === 'false';
const isId = (text: string): text is string => text !== '';

const dismissed = createStoredValue(announcementKeys.dismiss, isFlag);
const lastId = createStoredValue(announcementKeys.id, isId);

/** Records that an announcement is shown. One that is new to the browser has not been closed. */
export function recordAnnouncement(id: string): void {
  if (lastId.get() === id) return;
  lastId.set(id);
  dismissed.set('false');
}

/** Records that the reader has closed an announcement, for all tabs, unless another tab has meanwhile shown a newer one. */
export function dismissAnnouncement(id: string): void {
  if (lastId.get() === id) dismissed.set('true');
}

/**
 * Tells `listener` whether an announcement is closed, now and on each change, here or in another tab. A tab with an older announcement
 * than the last recorded one is not notified.
 * @returns a function that ends the subscription
 */
export function subscribeToAnnouncement(id: string, listener: (isDismissed: boolean) => void): () => void {
  const notify = () => {
    if (lastId.get() === id) listener(dismissed.get() === 'true');
  };
  notify();
  return dismissed.subscribe(notify);
}

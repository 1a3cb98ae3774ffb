import { getStoredValue } from './stored-value';

/** Keys of local storage: whether the last announcement was closed, and which one that was. */
export const announcementKeys = { dismiss: 'fumadocs.announcement.dismiss', id: 'fumadocs.announcement.id' };

const isFlag = (text: string): text is 'true' | 'false' => text === 'true' || text === 'false';
const isId = (text: string): text is string => text !== '';

const getDismissed = () => getStoredValue(announcementKeys.dismiss, isFlag);
const getId = () => getStoredValue(announcementKeys.id, isId);

/** Notes that an announcement is shown. One that the browser does not know yet has not been closed. */
export function noteAnnouncement(id: string): void {
  if (getId().get() === id) return;
  getId().set(id);
  getDismissed().set('false');
}

/** Notes that the reader has closed the announcement, for all tabs. */
export function dismissAnnouncement(): void {
  getDismissed().set('true');
}

/**
 * Says whether an announcement is closed, now and whenever that changes, here or in another tab. A tab that still shows an
 * older one than the browser last noted is told nothing.
 * @returns a function that ends it
 */
export function followAnnouncement(id: string, listener: (isDismissed: boolean) => void): () => void {
  const tell = () => {
    if (getId().get() === id) listener(getDismissed().get() === 'true');
  };
  tell();
  return getDismissed().subscribe(tell);
}

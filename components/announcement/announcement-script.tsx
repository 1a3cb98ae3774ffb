import { minifyScript } from '@/lib/cache/bundle-script.server';
import { announcement, getAnnouncementTimes } from './announcement';
import { announcementKeys } from './announcement-storage';

/** What the head needs so that an announcement that was closed, or is not due, never flashes. */
export function AnnouncementScript() {
  if (!announcement) return null;
  const times = getAnnouncementTimes(announcement);
  return (
    <script
      data-id={announcement.id}
      data-id-key={announcementKeys.id}
      data-dismiss-key={announcementKeys.dismiss}
      data-from={times.from}
      data-until={times.until}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function; everything that varies is an attribute
      dangerouslySetInnerHTML={{ __html: minifyScript(`(${runAnnouncementScript})()`) }}
    />
  );
}

/** Runs before the first paint. It is inlined into the page as text, so it cannot use anything from outside its body. */
function runAnnouncementScript() {
  const { id, idKey = '', dismissKey = '', from = 0, until = Infinity } = document.currentScript?.dataset ?? {};

  function getState() {
    if (Date.now() < Number(from) || Date.now() >= Number(until)) return 'off';
    try {
      return localStorage.getItem(idKey) === id && localStorage.getItem(dismissKey) === 'true' ? 'closed' : 'open';
    } catch {
      return 'open'; // `readStored` logs a warning once the page's own code runs.
    }
  }

  document.documentElement.dataset.announcement = getState();
}

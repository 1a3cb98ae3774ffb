import { InlineScript } from '@/components/ui/inline-script';
import { announcement, getAnnouncementTimes } from './announcement';
import { announcementKeys } from './announcement-storage';

/** Keeps an announcement that was closed, or is not due, from flashing. */
export function AnnouncementScript() {
  if (!announcement) return null;
  const times = getAnnouncementTimes(announcement);
  return (
    <InlineScript
      entry="components/announcement/announcement.script.ts"
      data-id={announcement.id}
      data-id-key={announcementKeys.id}
      data-dismiss-key={announcementKeys.dismiss}
      data-from={times.from}
      data-until={times.until}
    />
  );
}

'use client';

import { useEffect } from 'react';
import { X } from '@/components/ui/icons';
import { focusMain } from '@/lib/browser/open-page';
import { dismissAnnouncement, recordAnnouncement, subscribeToAnnouncement } from './announcement-storage';

/** Closes the announcement in all tabs. The state is an attribute of the root element, which `AnnouncementScript` sets too. */
export function AnnouncementClose({ id, label }: { id: string; label: string }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.announcement === 'off') return;
    recordAnnouncement(id);
    return subscribeToAnnouncement(id, (isDismissed) => {
      dataset.announcement = isDismissed ? 'closed' : 'open';
    });
  }, [id]);

  function close() {
    focusMain();
    document.documentElement.dataset.announcement = 'closed'; // Also where another tab has shown a newer announcement meanwhile.
    dismissAnnouncement(id);
  }

  return (
    <button type="button" aria-label={label} className="announcement-close" onClick={close}>
      <X className="size-4.5" />
    </button>
  );
}

import { announcement, getAnnouncementTimes } from '@/lib/announcement/announcement';
import { minifyScript } from '@/lib/build/minify-script.server';
import { site } from '@/lib/config/site';
import { runFirstPaintScript } from '@/lib/first-paint/first-paint-script';
import { announcementKeys } from '@/lib/storage/announcement';

/** What the head needs so that neither the colour mode nor a closed announcement flashes. */
export function FirstPaintScript() {
  const { defaultMode, respectPrefersColorScheme, storageKey } = site.colorMode;
  const times = announcement ? getAnnouncementTimes(announcement) : {};
  return (
    <script
      data-mode-key={storageKey}
      data-default-mode={defaultMode}
      data-system-mode={respectPrefersColorScheme ? '' : undefined}
      data-announcement-id={announcement?.id}
      data-id-key={announcementKeys.id}
      data-dismiss-key={announcementKeys.dismiss}
      data-from={times.from}
      data-until={times.until}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function; everything that varies is an attribute
      dangerouslySetInnerHTML={{ __html: minifyScript(`(${runFirstPaintScript})()`) }}
    />
  );
}

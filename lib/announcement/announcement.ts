import { announcement as data } from '../../content/data/announcement';
import { parse } from '../errors/parse';
import { parseInline } from '../markdown/inline';
import { type Announcement, announcementSchema } from '../schemas/announcement';

const day = 24 * 60 * 60 * 1000;

/**
 * Reads the announcement as its writer put it.
 * @throws SiteError naming what is wrong with it, or the first text that has blocks
 */
export function parseAnnouncement(data: unknown): Announcement | null {
  const parsed = parse(
    announcementSchema,
    data,
    'content/data/announcement.ts',
    'Give it an id and a short text in every language, or set it to null; lib/schemas/announcement.ts describes each field.',
  );
  for (const text of Object.values<string>(parsed?.text ?? {})) parseInline(text);
  return parsed;
}

/** When an announcement is shown, in milliseconds since 1970: from `from`, and before `until`. The last day counts whole. */
export function getAnnouncementTimes({ start, end }: Announcement): { from?: number; until?: number } {
  return { ...(start && { from: start.getTime() }), ...(end && { until: end.getTime() + day }) };
}

/** The announcement of the site, whether or not its days have come; `null` where there is none. */
export const announcement = parseAnnouncement(data);

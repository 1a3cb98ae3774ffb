import { announcement as data } from '@/content/data/announcement';
import { parse } from '@/lib/errors/parse';
import { parseInline } from '@/lib/markdown/inline';
import { type Announcement, announcementSchema } from './announcement-schema';

const file = 'content/data/announcement.ts';
const dayInMs = 24 * 60 * 60 * 1000;

/**
 * Validates the announcement as written in its data file.
 * @throws SiteError for invalid fields, or for Markdown that `parseInline` rejects
 */
export function parseAnnouncement(data: unknown): Announcement | null {
  const parsed = parse(
    announcementSchema,
    data,
    file,
    'Give it an id and a short text in every language, or set it to null; components/announcement/announcement-schema.ts describes each field.',
  );
  for (const [code, text] of Object.entries<string>(parsed?.text ?? {})) parseInline(text, `${file}: text, ${code}`);
  return parsed;
}

/** Returns the time for which an announcement is shown, in milliseconds since 1970. `until` is the end of its last day in UTC. */
export function getAnnouncementTimes({ start, end }: Announcement): { from?: number; until?: number } {
  return { ...(start && { from: start.getTime() }), ...(end && { until: end.getTime() + dayInMs }) };
}

/** The site's announcement, whether or not it is currently due; `null` if there is none. */
export const announcement = parseAnnouncement(data);

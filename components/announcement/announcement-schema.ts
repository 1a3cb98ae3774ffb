import { z } from 'zod';
import { type LocalizedText, localizedTextSchema } from '@/lib/i18n/localized-text';
import { dateSchema } from '@/lib/pages/schemas/fields';

/** The number of characters that fit in one line of the bar on the narrowest desktop. */
const maxLength = 100;

/** Returns the length of a text as it is shown: without the targets of its links. */
const getShownLength = (text: string) => text.replace(/\]\([^)]*\)/g, '').length;

const fitsInOneLine = (text: LocalizedText) => Object.values(text).every((value) => getShownLength(value) <= maxLength);

/** Describes the announcement above the navbar; `null` where there is none. */
export const announcementSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\w.-]+$/, 'must consist of letters, digits, dots and dashes, such as api-1.4.0')
      .describe('Id of the announcement. A new id shows the bar again to readers who closed the last one.'),
    text: localizedTextSchema
      .refine(fitsInOneLine, `must be at most ${maxLength} characters, to fit on one line`)
      .describe(
        'What is announced, as Markdown without blocks: `code`, *stress*, a link to a page by its English path.',
      ),
    start: dateSchema.optional().describe('First day on which it is shown (UTC); shown at once if omitted.'),
    end: dateSchema
      .optional()
      .describe('Last day on which it is shown (UTC); shown until the file is changed if omitted.'),
  })
  .refine(({ start, end }) => !start || !end || start <= end, { path: ['end'], message: 'is before start' })
  .nullable();

export type AnnouncementInput = z.input<typeof announcementSchema>;
export type Announcement = NonNullable<z.output<typeof announcementSchema>>;

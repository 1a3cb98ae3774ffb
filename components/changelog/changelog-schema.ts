import { z } from 'zod';
import { localizedTextSchema } from '@/lib/i18n/localized-text';
import { dateSchema } from '@/lib/pages/schemas/fields';

/** Kinds of change, in the order in which a release lists them. */
export const changeKinds = ['added', 'changed', 'deprecated', 'fixed', 'removed'] as const;

export type ChangeKind = (typeof changeKinds)[number];

const entry = localizedTextSchema.describe(
  'What changed, as Markdown without blocks: `code`, *stress*, links to pages by their English path.',
);

const releaseSchema = z.strictObject({
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.4.0')
    .describe('Version of the release; its anchor is derived from it.'),
  date: dateSchema.describe('Day of the release, such as 2026-09-01.'),
  entries: z
    .partialRecord(z.enum(changeKinds), z.array(entry).min(1, 'has no entries; remove the kind'))
    .refine((entries) => Object.keys(entries).length > 0, 'needs at least one kind of change')
    .describe('What changed, by kind.'),
});

export type ReleaseInput = z.input<typeof releaseSchema>;
export type Release = z.output<typeof releaseSchema>;

/** Returns whether a version is lower than another: 1.9.0 is lower than 1.10.0. */
function isLower(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}

/** Checks the position of a release in the list. */
function findOrderProblem(release: Release, allAbove: readonly Release[]): string | undefined {
  const above = allAbove.at(-1);
  if (!above) return undefined;
  if (allAbove.some(({ version }) => version === release.version)) {
    return `${release.version} is listed twice; a version is released only once`;
  }
  if (!isLower(release.version, above.version)) {
    return `${release.version} is below ${above.version}; the newest release comes first`;
  }
  if (release.date <= above.date) return undefined;
  const [day, dayAbove] = [release, above].map(({ date }) => date.toISOString().slice(0, 10));
  return `${release.version} is dated ${day}, after ${above.version} of ${dayAbove}, which is above it`;
}

/** Describes the list of releases, newest first: versions descend, and no release is dated after the one above it. */
export const changelogSchema = z
  .array(releaseSchema)
  .min(1, 'needs at least one release')
  .superRefine((releases, context) => {
    releases.forEach((release, index) => {
      const message = findOrderProblem(release, releases.slice(0, index));
      if (message) context.addIssue({ code: 'custom', message });
    });
  });

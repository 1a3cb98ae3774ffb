import type { DrawnSection } from '../drawn-sections/drawn-section';
import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages';
import { type ChangeKind, changeKinds, type ReleaseInput } from '../schemas/changelog';

/** What a release needs to be listed: its version, and which kinds of change it has. */
export type ReleaseOutline = Pick<ReleaseInput, 'version' | 'entries'>;

/** Anchor of a release, the same as for a Markdown heading: `1.4.0` → `140`; `1.10.0` → `1-10-0`, as `1100` could be `11.0.0` too. */
function toVersionAnchor(version: string): string {
  return version.replaceAll('.', /\d\d/.test(version) ? '-' : '');
}

/** The section of a release: `#140`. */
export function getReleaseSection({ version }: ReleaseOutline): DrawnSection {
  return { id: toVersionAnchor(version), title: version, depth: 2 };
}

/** The sections of a release's kinds of change, such as `#deprecated-in-140`, in their fixed order. */
export function getKindSections(
  { version, entries }: ReleaseOutline,
  { kinds }: Messages['changelog'],
): (DrawnSection & { kind: ChangeKind })[] {
  return changeKinds
    .filter((kind) => entries[kind])
    .map((kind) => ({
      kind,
      id: `${kind}-in-${toVersionAnchor(version)}`,
      title: format(kinds[kind], { version }),
      depth: 3,
    }));
}

/** Every heading of the changelog, in the order in which the page draws them. */
export function buildChangelogSections(
  releases: readonly ReleaseOutline[],
  texts: Messages['changelog'],
): DrawnSection[] {
  return releases.flatMap((release) => [getReleaseSection(release), ...getKindSections(release, texts)]);
}

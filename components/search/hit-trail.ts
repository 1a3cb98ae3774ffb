import { type HierarchyLevel, hierarchyLevels, type SearchHit } from '@/lib/search/types';

/** A hit as a list shows it: its title, and what that is part of. */
export interface HitTrail {
  /** Name of the page or heading, as HTML with marks. */
  titleHtml: string;
  /** From the group down to the level above the title, as plain text. */
  above: string[];
  /** Depth of the heading, 1 for a page; `null` for the text under one. */
  level: number | null;
}

type NamedLevel = Exclude<HierarchyLevel, 'lvl0'>;

const namedLevels = hierarchyLevels.filter((level): level is NamedLevel => level !== 'lvl0');

/** Splits up the hierarchy of a hit. A piece of text takes the heading above it as its title. */
export function getHitTrail({ hierarchy, type, _highlightResult: marked }: SearchHit): HitTrail {
  const deepest = namedLevels.findLast((level) => hierarchy[level]) ?? 'lvl1';
  const titleLevel = type === 'content' ? deepest : type;
  const above = hierarchyLevels.slice(0, hierarchyLevels.indexOf(titleLevel));
  return {
    titleHtml: marked.hierarchy[titleLevel]?.value ?? '',
    above: above.flatMap((level) => hierarchy[level] ?? []),
    level: type === 'content' ? null : hierarchyLevels.indexOf(type),
  };
}

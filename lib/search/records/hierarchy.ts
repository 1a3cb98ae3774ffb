import { type Hierarchy, type HierarchyLevel, hierarchyLevels } from '../types';

/** The hierarchy of a page itself. */
export function toHierarchy(group: string, title: string): Hierarchy {
  return { lvl0: group, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
}

/** The hierarchy below a heading: keeps the levels above the heading, replaces its own, and clears the deeper ones. */
export function enterSection(hierarchy: Hierarchy, depth: number, heading: string): Hierarchy {
  const left = hierarchyLevels.slice(depth + 1).map((level): [HierarchyLevel, null] => [level, null]);
  return { ...hierarchy, ...Object.fromEntries(left), [`lvl${depth}`]: heading };
}

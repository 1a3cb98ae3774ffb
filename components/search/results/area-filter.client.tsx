'use client';

import { useId } from 'react';
import { sidebars } from '@/lib/config/sidebars';
import type { SearchArea } from '../protocol';

/** Parts of the site that results can be narrowed to, in the order in which they are offered. */
const areas: readonly SearchArea[] = [...sidebars.map(({ id }) => id), 'blog', 'pages'];

/** The area named in an address, or `null` if there is no such area. */
export function parseArea(name: string | null): SearchArea | null {
  return areas.find((area) => area === name) ?? null;
}

interface AreaFilterProps {
  area: SearchArea | null;
  onArea: (area: SearchArea | null) => void;
  label: string;
  names: Record<SearchArea | 'all', string>;
}

/** Narrows results to a part of the site. */
export function AreaFilter({ area, onArea, label, names }: AreaFilterProps) {
  const name = useId();
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {([null, ...areas] as const).map((choice) => (
        <label key={choice} className="search-area">
          <input
            type="radio"
            name={name}
            checked={choice === area}
            className="sr-only"
            onChange={() => onArea(choice)}
          />
          {names[choice ?? 'all']}
        </label>
      ))}
    </fieldset>
  );
}

'use client';

import { useId } from 'react';
import type { SearchArea } from '@/lib/search/types';
import { searchAreas } from './search-areas';

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
      {([null, ...searchAreas] as const).map((choice) => (
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

'use client';

import { useId, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link.client';
import { format } from '@/lib/i18n/format';

interface Entry {
  title: string;
  group: string;
  href: string;
}

interface PageFinderProps {
  entries: Entry[];
  texts: { field: string; placeholder: string; none: string; pages: string };
}

const fold = (text: string) => text.toLocaleLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Lists the pages whose title or category holds every word that is typed. */
export function PageFinder({ entries, texts }: PageFinderProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = entries.filter(({ title, group }) => {
    const text = fold(`${title} ${group}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <label htmlFor={id} className="block text-sm font-medium">
        {texts.field}
      </label>
      <input
        id={id}
        type="search"
        value={query}
        maxLength={64}
        placeholder={texts.placeholder}
        autoComplete="off"
        className="mt-1.5 h-12 w-full rounded-lg border border-fd-muted-foreground bg-fd-background px-4"
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="mt-6 text-fd-muted-foreground">
        {found.length === 0
          ? format(texts.none, { query: query.trim() })
          : format(texts.pages, { count: found.length })}
      </p>
      <ul className="divide-y">
        {found.map(({ title, group, href }) => (
          <li key={href}>
            <SiteLink href={href} className="flex flex-wrap items-baseline gap-x-3 py-2.5 hover:text-fd-primary">
              <span className="font-medium">{title}</span>
              <span className="text-sm text-fd-muted-foreground">{group}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

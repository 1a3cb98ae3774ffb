import { SiteLink } from './site-link';

interface TagListProps {
  label: string;
  items: { label: string; href: string; count?: string }[];
}

/** Lists tags as links, each with its count where there is one. */
export function TagList({ label, items }: TagListProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map(({ label, href, count }) => (
        <li key={href}>
          <SiteLink
            href={href}
            className="edge-link inline-flex min-h-8 items-center gap-2 rounded-full px-3 py-1 text-sm text-fd-foreground hover:text-fd-primary"
          >
            {label}
            {count && <span className="text-fd-muted-foreground">{count}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

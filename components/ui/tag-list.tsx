import { SiteLink } from './site-link';

interface TagListProps {
  label: string;
  items: { label: string; href: string; count?: string }[];
}

/** Lists tags as links, each with its count where there is one. */
export function TagList({ label, items }: TagListProps) {
  return (
    <ul aria-label={label} className="tag-list">
      {items.map(({ label, href, count }) => (
        <li key={href}>
          <SiteLink href={href} className="edge-link tag-link">
            {label}
            {count && <span className="text-fd-muted-foreground">{count}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

import { SiteLink } from '@/components/ui/site-link';

interface BreadcrumbsProps {
  label: string;
  items: { label: string; href?: string }[];
}

/** The categories above a page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="breadcrumbs flex-1 basis-40 text-sm text-fd-muted-foreground wrap-anywhere">
      <ol className="flex flex-wrap gap-x-2">
        {items.map(({ label, href }, index) => (
          <li key={label} className="flex gap-x-2">
            {href ? <SiteLink href={href}>{label}</SiteLink> : label}
            {index < items.length - 1 && <span aria-hidden>/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

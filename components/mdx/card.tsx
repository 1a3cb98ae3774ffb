import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/lib/i18n/locales';
import { localizeLink } from '@/lib/i18n/paths';

interface CardProps {
  locale: Locale;
  title: string;
  href: string;
  description?: string;
  children?: ReactNode;
}

/** A link with a title and a sentence. */
export function Card({ locale, title, href, description, children }: CardProps) {
  return (
    <SiteLink
      href={localizeLink(href, locale)}
      className="edge-link block rounded-lg bg-fd-card p-4 text-fd-card-foreground"
    >
      <span className="block font-semibold">{title}</span>
      <span className="mt-1 block text-sm leading-relaxed text-fd-muted-foreground">{description ?? children}</span>
    </SiteLink>
  );
}

/** Cards, side by side where there is room. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="not-prose my-6 grid gap-3 sm:grid-cols-2">{children}</div>;
}

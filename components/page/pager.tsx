import { SiteLink } from '@/components/ui/site-link';

interface PagerLink {
  label: string;
  href: string;
}

interface PagerProps {
  label: string;
  previous?: PagerLink | undefined;
  next?: PagerLink | undefined;
  texts: { previous: string; next: string };
}

/** Shows links to the previous and the next page. */
export function Pager({ label, previous, next, texts }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="mt-8 grid gap-4 sm:grid-cols-2">
      {previous && <PagerCard link={previous} text={texts.previous} rel="prev" />}
      {next && <PagerCard link={next} text={texts.next} rel="next" className="text-end sm:col-start-2" />}
    </nav>
  );
}

function PagerCard({ link, text, rel, className }: { link: PagerLink; text: string; rel: string; className?: string }) {
  return (
    <SiteLink href={link.href} rel={rel} className={`edge-link rounded-lg p-4 ${className ?? ''}`}>
      <span className="block text-sm text-fd-muted-foreground">{text}</span>
      <span className="font-medium text-fd-primary">{link.label}</span>
    </SiteLink>
  );
}

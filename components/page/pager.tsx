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
    <nav aria-label={label} className="pager">
      {previous && <PagerCard link={previous} text={texts.previous} rel="prev" />}
      {next && <PagerCard link={next} text={texts.next} rel="next" />}
    </nav>
  );
}

function PagerCard({ link, text, rel }: { link: PagerLink; text: string; rel: string }) {
  return (
    <SiteLink href={link.href} rel={rel} className="edge-link">
      <span>{text}</span>
      {link.label}
    </SiteLink>
  );
}

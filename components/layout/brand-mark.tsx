/** The mark of the platform: a face framed by the corners of a scan. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-fd-primary" />
      <g className="stroke-fd-primary-foreground" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7 12V9.5A2.5 2.5 0 0 1 9.5 7H12M20 7h2.5A2.5 2.5 0 0 1 25 9.5V12M25 20v2.5a2.5 2.5 0 0 1-2.5 2.5H20M12 25H9.5A2.5 2.5 0 0 1 7 22.5V20" />
        <path d="M12.5 13v1.5M19.5 13v1.5M12 19c2.2 2 5.8 2 8 0" />
      </g>
    </svg>
  );
}

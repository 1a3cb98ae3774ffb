import { brandMarkPaths } from '@/lib/config/brand';

/** The mark of the platform: a face framed by the corners of a scan. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-fd-primary" />
      <g className="stroke-fd-primary-foreground" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {brandMarkPaths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}

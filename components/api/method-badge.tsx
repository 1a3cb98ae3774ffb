import { methodColors } from '@/components/ui/method-colors';
import type { HttpMethod } from '@/lib/contract/http-methods';

/** The HTTP method of an operation, in its colour. */
export function MethodBadge({ method }: { method: HttpMethod }) {
  return (
    <span
      className={`rounded border border-current px-1.5 py-0.5 font-mono text-xs font-bold uppercase ${methodColors[method]}`}
    >
      {method}
    </span>
  );
}

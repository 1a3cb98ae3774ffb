import type { HttpMethod } from '@/lib/contract/http-methods';
import { methodColors } from './method-colors';

/** Short forms of names that would be too long beside the name of a page. */
const shortNames: Partial<Record<HttpMethod, string>> = { delete: 'DEL' };

/** The method of an operation in its colour, small, beside the name of its page. The page itself says it in full. */
export function MethodLabel({ method }: { method: HttpMethod }) {
  return (
    <span aria-hidden className={`method-label ${methodColors[method]}`}>
      {shortNames[method] ?? method.toUpperCase()}
    </span>
  );
}

import type { HttpMethod } from '@/lib/contract/http-methods';

/** The colour of each HTTP method, the same wherever one is shown. */
const methodColors = {
  get: 'text-(--method-get)',
  post: 'text-(--method-post)',
  put: 'text-(--method-put)',
  patch: 'text-(--method-patch)',
  delete: 'text-(--method-delete)',
} satisfies Record<HttpMethod, string>;

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

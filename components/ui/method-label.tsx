import type { HttpMethod } from 'openapi-sandbox';

const methodColors = {
  get: 'text-(--method-get)',
  post: 'text-(--method-post)',
  put: 'text-(--method-put)',
  patch: 'text-(--method-patch)',
  delete: 'text-(--method-delete)',
} satisfies Record<HttpMethod, string>;

/** Abbreviates names that would be too long beside the name of a page. */
const shortNames: Partial<Record<HttpMethod, string>> = { delete: 'DEL' };

/** Shows the method of an operation beside the name of its page. It is hidden from screen readers, as the page says it in full. */
export function MethodLabel({ method }: { method: HttpMethod }) {
  return (
    <span aria-hidden className={`method-label ${methodColors[method]}`}>
      {shortNames[method] ?? method.toUpperCase()}
    </span>
  );
}

/** Shows the method of an operation in full. */
export function MethodBadge({ method }: { method: HttpMethod }) {
  return (
    <span
      className={`rounded border border-current px-1.5 py-0.5 font-mono text-xs font-bold uppercase ${methodColors[method]}`}
    >
      {method}
    </span>
  );
}

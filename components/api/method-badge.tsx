import type { HttpMethod } from '@/lib/api-contract/types';

const colors = {
  get: 'text-(--method-get)',
  post: 'text-(--method-post)',
  put: 'text-(--method-put)',
  patch: 'text-(--method-patch)',
  delete: 'text-(--method-delete)',
} satisfies Record<HttpMethod, string>;

/** The HTTP method of an operation, in its colour. */
export function MethodBadge({ method }: { method: HttpMethod }) {
  return (
    <span
      className={`rounded border border-current px-1.5 py-0.5 font-mono text-xs font-bold uppercase ${colors[method]}`}
    >
      {method}
    </span>
  );
}

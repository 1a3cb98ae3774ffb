import type { HttpMethod } from '@/lib/api-contract/types';

const looks = {
  get: { text: 'GET', color: 'text-(--method-get)' },
  post: { text: 'POST', color: 'text-(--method-post)' },
  put: { text: 'PUT', color: 'text-(--method-put)' },
  patch: { text: 'PATCH', color: 'text-(--method-patch)' },
  delete: { text: 'DEL', color: 'text-(--method-delete)' },
} satisfies Record<HttpMethod, { text: string; color: string }>;

/** The method of an operation in its colour, small, beside the name of its page. The page itself says it in full. */
export function MethodLabel({ method }: { method: HttpMethod }) {
  const { text, color } = looks[method];
  return (
    <span aria-hidden className={`method-label ${color}`}>
      {text}
    </span>
  );
}

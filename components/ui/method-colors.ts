import type { HttpMethod } from '@/lib/contract/http-methods';

/** The colour of each HTTP method, the same wherever one is shown. */
export const methodColors = {
  get: 'text-(--method-get)',
  post: 'text-(--method-post)',
  put: 'text-(--method-put)',
  patch: 'text-(--method-patch)',
  delete: 'text-(--method-delete)',
} satisfies Record<HttpMethod, string>;

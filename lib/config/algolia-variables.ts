import { z } from 'zod';

const hosts = z
  .string()
  .transform((value) => value.split(',').flatMap((host) => host.trim() || []))
  .refine((list) => list.length > 0, 'must name a host, such as search.example.com')
  .refine(
    (list) => list.every((host) => /^(?:https?:\/\/)?(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?\/?$/i.test(host)),
    'must be names of hosts with commas between them, such as search.example.com or http://127.0.0.1:7700',
  );

/** The environment variables of a search that Algolia hosts. */
export const algoliaVariables = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: z.string().optional(),
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: z.string().optional(),
  NEXT_PUBLIC_ALGOLIA_INDEX: z.string().optional(),
  NEXT_PUBLIC_ALGOLIA_HOSTS: hosts.optional(),
  ALGOLIA_ADMIN_KEY: z.string().optional(),
};

const requiredNames = [
  'NEXT_PUBLIC_ALGOLIA_APP_ID',
  'NEXT_PUBLIC_ALGOLIA_SEARCH_KEY',
  'NEXT_PUBLIC_ALGOLIA_INDEX',
] as const;

type Variables = { NEXT_PUBLIC_SEARCH_PROVIDER: string } & Partial<
  Record<(typeof requiredNames)[number], string | undefined>
>;

/** Reports each variable that a site with this provider lacks. */
export function requireAlgoliaVariables(variables: Variables, context: z.RefinementCtx): void {
  if (variables.NEXT_PUBLIC_SEARCH_PROVIDER !== 'algolia') return;
  for (const name of requiredNames.filter((name) => !variables[name])) {
    const message = 'is required when NEXT_PUBLIC_SEARCH_PROVIDER is algolia';
    context.addIssue({ code: 'custom', path: [name], message });
  }
}

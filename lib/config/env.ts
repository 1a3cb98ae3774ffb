import { z } from 'zod';
import { listIssues, safeParse, toIssueLine } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { algoliaVariables, requireAlgoliaVariables } from './algolia-variables';

/** The origins that pages and the contract's files are written with, which are also the defaults. */
export const writtenOrigins = { site: 'https://docs.agent.example', api: 'https://api.agent.example' };

const url = z.url({
  protocol: /^https?$/,
  message: 'must be an http or https URL, such as https://docs.example.com',
});
const baseUrl = url
  .refine((value) => !/[?#]/.test(value), 'must not have a query or an anchor')
  .transform((value) => value.replace(/\/+$/, ''));
const origin = baseUrl
  .refine(
    (value) => new URL(value).href === `${new URL(value).origin}/`,
    'must be an origin, such as https://docs.example.com; its path goes into NEXT_PUBLIC_BASE_PATH',
  )
  .transform((value) => new URL(value).origin);

/** Every environment variable that configures the site. All are optional; `.env.example` says what each one is for. */
const envSchema = z
  .object({
    NEXT_PUBLIC_SITE_URL: origin.default(writtenOrigins.site),
    NEXT_PUBLIC_BASE_PATH: z
      .string()
      .regex(/^(\/[\w.-]+)*$/, 'must start with a slash and not end with one, such as /docs-site')
      .refine((path) => !/\/\.{1,2}(?=\/|$)/.test(path), 'must not have . or .. between its slashes')
      .default(''),
    NEXT_PUBLIC_API_URL: baseUrl.default(writtenOrigins.api),
    NEXT_PUBLIC_CHAT_PHONE: z
      .string()
      .regex(/^\+?(?:[ ().-]*\d){6,15}[ ().-]*$/, 'must be a telephone number, such as +1 202-555-0100')
      .default('+1 202-555-0100'),
    NEXT_PUBLIC_SEARCH_PROVIDER: z.enum(['orama', 'algolia'], { message: 'must be orama or algolia' }).default('orama'),
    ...algoliaVariables,
    NEXT_PUBLIC_SEARCH_REPORT_URL: url.optional(),
    NEXT_PUBLIC_EDIT_URL: baseUrl.optional(),
    NEXT_PUBLIC_FEEDBACK_URL: url.optional(),
  })
  .superRefine(requireAlgoliaVariables);

export type Env = z.output<typeof envSchema>;

/**
 * Parses the site's environment variables. An empty value counts as unset, as in a `.env` file that was copied but not filled in.
 * @throws SiteError naming every variable that does not parse
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = safeParse(envSchema, given);
  if (result.success) return result.data;
  const problems = listIssues(result.error).map((issue) => {
    const value = given[String(issue.path[0])];
    return `  - ${toIssueLine(issue)}${value === undefined ? '' : ` (is ${JSON.stringify(value)})`}`;
  });
  throw new SiteError(
    `Invalid environment ${problems.length === 1 ? 'variable' : 'variables'}:\n${problems.join('\n')}`,
    'Correct them in the environment or in .env; .env.example shows each one.',
  );
}

export const env = parseEnv(process.env);

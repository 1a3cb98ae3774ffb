import { env } from './env';

/** Absolute URL of a page or file from its path in the site: `/docs/intro` → `https://docs.agent.example/docs/intro`. */
export function toAbsoluteUrl(path: string): string {
  return `${env.NEXT_PUBLIC_SITE_URL}${env.NEXT_PUBLIC_BASE_PATH}${path === '/' ? '' : path}`;
}

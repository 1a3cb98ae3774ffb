import { env } from './env';

/** Converts the path of a page or file in the site to its absolute URL: `/docs/intro` → `https://docs.agent.example/docs/intro`. */
export function toAbsoluteUrl(path: string): string {
  return `${env.NEXT_PUBLIC_SITE_URL}${env.NEXT_PUBLIC_BASE_PATH}${path === '/' ? '' : path}`;
}

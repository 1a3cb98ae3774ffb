import { env } from './env';

/** Address of a page or file as the world sees it, from its path: `/docs/intro` → `https://docs.agent.example/docs/intro`. */
export function toAbsoluteUrl(path: string): string {
  return `${env.NEXT_PUBLIC_SITE_URL}${env.NEXT_PUBLIC_BASE_PATH}${path === '/' ? '' : path}`;
}

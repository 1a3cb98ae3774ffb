import { expect } from '@playwright/test';
import { site } from '@/lib/config/site';

/** The path of an absolute URL of the site; fails for any other URL, and for a relative one. */
export function toPath(address: string | null | undefined): string {
  expect(address).toMatch(new RegExp(`^${site.url}(/|$)`));
  return (address ?? '').slice(site.url.length) || '/';
}

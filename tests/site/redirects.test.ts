import { expect, it } from 'vitest';
import { splitLocale } from '@/lib/i18n/paths';
import { isBuilt, parsePage, readBuiltText, readHead } from '../support/built-site';

const redirects = [
  ['/docs', '/docs/get-started/overview'],
  ['/docs/api', '/docs/api/introduction'],
  ['/docs/virtual-agent', '/docs/virtual-agent/get-started/overview'],
  ['/docs/pricing', '/docs/pricing/Overview'],
  ['/docs/api/wa-agent/contacts', '/docs/api/wa-agent/contacts/create-contact'],
  ['/docs/pricing/agency', '/docs/pricing/Agency'],
  ['/id/docs', '/id/docs/get-started/overview'],
  ['/id/docs/pricing/sme', '/id/docs/pricing/SME'],
  ['/docs/quickstart', '/docs/get-started/quickstart'],
  ['/postman.json', '/openapi.json'],
  ['/id/docs/changelog', '/id/docs/get-started/changelog'],
  ['/en', '/'],
  ['/en/docs/intro', '/docs/intro'],
  ['/en/docs', '/docs/get-started/overview'],
  ['/en/docs/quickstart', '/docs/get-started/quickstart'],
  ['/en/docs/pricing/sme', '/docs/pricing/SME'],
] as const;

const rows = readBuiltText('/_redirects').trim().split('\n');

it.each(redirects)('%s redirects to %s, with a page and in _redirects', (from, to) => {
  const page = parsePage(readBuiltText(from));
  expect([readHead(page).isHidden, page.documentElement.lang]).toEqual([true, splitLocale(to).locale.htmlLang]);
  expect(page.querySelector('noscript')?.innerHTML).toContain(`content="0; url=${to}"`);
  expect(page.querySelector('main a')?.getAttribute('href')).toBe(to);
  expect(rows).toContain(`${from} ${to} 301`);
});

it('every redirect leads to a page', () => {
  const targets = rows.map((row) => row.split(' ')[1] ?? '');
  expect(rows.length).toBeGreaterThan(redirects.length);
  expect(targets.filter((to) => !isBuilt(to))).toEqual([]);
});

import { expect, it } from 'vitest';
import { missingCodeError } from '@/lib/formats/next-bundler';
import { listBuilt, parsePage, readBuiltText } from '../support/built-site';
import { siteLocales } from '../support/routes';

it("the bundler's code throws the error by which a page notices that its code is missing", () => {
  const runtimes = listBuilt('_next/static/chunks/turbopack-*.js');
  expect(runtimes.map(({ text }) => text.includes(`"${missingCodeError}"`))).toContain(true);
});

it('the language links of the not-found page lead home, as its own path is that of no page', () => {
  const links = [...parsePage(readBuiltText('/404')).querySelectorAll('a[lang]')];
  const homes = siteLocales.map(({ to }) => to('/'));
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(homes));
});

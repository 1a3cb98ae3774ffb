import { expect, it } from 'vitest';
import { linkPreviewsPath } from '@/components/previews/link-previews';
import { site } from '@/lib/config/site';
import { isObject } from '@/lib/errors/is-object';
import { splitLocale } from '@/lib/i18n/paths';
import { listBuilt, parsePage, parseXml, readBuiltText, readHead, toBuiltPath } from '../support/built-site';
import { siteLocales } from '../support/routes';

it('robots.txt names the sitemap, which lists exactly the built pages that search engines may index', () => {
  expect(readBuiltText('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const entries = [...parseXml(readBuiltText('/sitemap.xml')).querySelectorAll('url')];
  const addresses = entries.map((entry) => entry.querySelector('loc')?.textContent);
  const shown = listBuilt('**/*.html', '!**/{404,_not-found,_global-error}.html')
    .filter(({ text }) => !readHead(parsePage(text.slice(0, text.indexOf('<body')))).isHidden)
    .map(({ file }) => `${site.url}/${file.replace(/(^index)?\.html$/, '')}`.replace(/\/$/, ''));
  expect(addresses.toSorted()).toEqual(shown.toSorted());
  for (const entry of entries) {
    const { length } = [...entry.innerHTML.matchAll(/hreflang="/g)];
    expect(length).toBeGreaterThan(siteLocales.length); // One for each language that has the page, and `x-default`.
  }
});

it.each(siteLocales)('every page of the sitemap has a preview in $code, and the file stays small', ({ code, to }) => {
  const text = readBuiltText(to(linkPreviewsPath));
  const previews: unknown = JSON.parse(text);
  const pages = [...parseXml(readBuiltText('/sitemap.xml')).querySelectorAll('loc')]
    .map((entry) => splitLocale(toBuiltPath(entry.textContent)))
    .filter(({ locale }) => locale.code === code);
  expect(pages.map(({ path }) => path).filter((path) => !isObject(previews) || !previews[path])).toEqual([]);
  expect(Buffer.byteLength(text)).toBeLessThan(40 * 1024);
});

import { expect, it } from 'vitest';
import { site } from '@/lib/config/site';
import { listBuilt, parsePage, parseXml, readBuiltText, readHead } from '../support/built-site';
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

import type { Locator } from '@playwright/test';
import { getSearchModalMessages } from '@/components/search/dialog/messages';
import { type AlgoliaServer, startAlgoliaServer } from '../support/algolia-server';
import { test as base } from '../support/hosted-page';
import { hostedVariables } from '../support/hosted-site';
import { answered, refused, searchFailed } from '../support/problems';
import { searchFor } from '../support/search';
import { english, expect, markDocument, testLocales } from '../support/site';

// Not in parallel: the site was built with the address of one server, which every test starts.
base.describe.configure({ mode: 'default' });

const { errorScreen, noResultsScreen } = getSearchModalMessages(english);
const basePath = hostedVariables.NEXT_PUBLIC_BASE_PATH ?? '';

const test = base.extend<{ algolia: AlgoliaServer }>({
  algolia: async ({ baseURL: _ }, use) => {
    const server = await startAlgoliaServer();
    await use(server);
    await server.close();
  },
});

for (const locale of testLocales) {
  test(`Algolia's hits open below the base path in ${locale.code}`, async ({ page, algolia, site }) => {
    await page.setViewportSize({ width: 768, height: 900 }); // Narrow screens have room for five words.
    await page.goto(`${site}${locale.to('/docs/intro')}`);
    const isSameDocument = await markDocument(page);
    const { dialog, hits, seeAll } = await searchFor(page, locale, 'OCR');
    await expect(hits).toHaveCount(3);
    expect(algolia.asked.at(-1)).toMatchObject({
      query: 'OCR',
      indexName: 'docs',
      hitsPerPage: 20,
      clickAnalytics: true,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToSnippet: expect.arrayContaining(['content:5', 'hierarchy.lvl1:5']),
      attributesToRetrieve: expect.arrayContaining(['hierarchy.lvl0', 'hierarchy.lvl6', 'content', 'type', 'url']),
    });
    const filters = algolia.asked.at(-1)?.facetFilters;
    expect(filters).toContainEqual([`language:${locale.code}`]);
    expect(filters?.flat()).toContain('version:current');

    await expect(hits.first()).toContainText('OCR & documents');
    await expect(hits.first()).toContainText('POST');
    await expect(hits.first()).toContainText('<b>no</b> guess');
    await expect(dialog.getByRole('link', { name: 'Algolia' })).toBeVisible();
    await expect(seeAll).toHaveAttribute('href', `${basePath}${locale.to('/search')}?q=OCR`);
    await expect(hits.first().getByRole('link')).toHaveAttribute('href', `${basePath}/docs/api/endpoints/ocr`);
    await hits.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(`${site}/docs/api/endpoints/ocr#errors`);
    // The records of this test are English, so from Indonesian they open a new document.
    if (locale === english) expect(await isSameDocument()).toBe(true);
  });
}

test('the dialog sends Algolia view and click events with the index name', async ({ page, algolia, site }) => {
  await page.goto(`${site}/docs/intro`);
  const { hits } = await searchFor(page, english, 'OCR');
  await expect(hits).toHaveCount(3);
  await expect.poll(() => algolia.events.map(({ eventType }) => eventType)).toContain('view');
  await page.keyboard.press('Enter');
  await expect.poll(() => algolia.events.map(({ eventType }) => eventType)).toContain('click');
  expect(algolia.events.find(({ eventType }) => eventType === 'view')).toMatchObject({
    index: 'docs',
    objectIDs: ['1', '2', '3'],
  });
  expect(algolia.events.find(({ eventType }) => eventType === 'click')).toMatchObject({
    index: 'docs',
    objectIDs: ['1'],
    positions: [1],
    queryID: 'id of OCR',
  });
});

test('the search page queries Algolia', async ({ page, algolia, site }) => {
  await page.goto(`${site}/search?q=OCR&in=api`);
  const results = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(results).toHaveCount(3);
  expect(algolia.asked.at(-1)?.facetFilters).toContainEqual(['sidebar:api']);
  await expect(page.getByRole('main')).toContainText('<b>no</b> guess');
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL(`${site}/docs/api/endpoints/ocr`);
});

test('Search with no results: dialog and page link to a report of the missing result', async ({
  page,
  algolia,
  site,
}) => {
  await page.goto(`${site}/docs/intro`);
  const { dialog } = await searchFor(page, english, 'nothing at all');
  await expect(dialog).toContainText(`${noResultsScreen.noResultsText} "nothing at all"`);
  await expectReport(dialog);
  expect(algolia.asked.at(-1)).toMatchObject({ query: 'nothing at all' });
  await page.goto(`${site}/search?q=nothing+at+all`);
  await expectReport(page.getByRole('main'));
});

async function expectReport(place: Locator): Promise<void> {
  await expect(place).toContainText(noResultsScreen.reportMissingResultsText);
  const report = place.getByRole('link', { name: noResultsScreen.reportMissingResultsLinkText });
  await expect(report).toHaveAttribute('href', 'https://example.com/report?from=docs&query=nothing+at+all');
}

test("Search failure: Algolia's hosts fail", async ({ page, problems, algolia, site }) => {
  algolia.setMode('fail');
  await page.goto(`${site}/docs/intro`);
  const { dialog, hits, input } = await searchFor(page, english, 'OCR');
  await expect(dialog.getByText(errorScreen.titleText, { exact: true })).toBeVisible();
  algolia.setMode('answer');
  await input.fill('Quickstart');
  await expect(hits).toHaveCount(1);
  problems.expect(searchFailed);
  problems.allow(refused, answered(500));
});

test('a page declares its language and version and preconnects to Algolia', async ({ site, request }) => {
  const html = await (await request.get(`${site}/id/docs/intro`)).text();
  const { NEXT_PUBLIC_ALGOLIA_HOSTS: host = '' } = hostedVariables;
  expect(html).toContain('<meta name="docsearch:language" content="id"/>');
  expect(html).toMatch(/<meta name="docsearch:version" content="[^"]*current/);
  expect(html).toMatch(new RegExp(`<link rel="preconnect" href="${host}"`));
});

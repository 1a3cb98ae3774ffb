import { startBrotliServer } from '../support/brotli-server';
import { readBudgets } from '../support/budgets';
import { measureDocuments, measureFolder, measureSize, type PageSize } from '../support/measure-page';
import { expect, test } from '../support/site';

const { pages, site } = readBudgets();

for (const [path, budget] of Object.entries(pages)) {
  test(`${path} stays within its budget of bytes and requests`, async ({ browser }) => {
    const server = await startBrotliServer('out');
    try {
      const size = await measureSize(server, browser, path);
      const over = Object.entries(budget).filter(([name, most]) => size[name as keyof PageSize] > most);
      expect(over.map(([name, most]) => `${name}: ${size[name as keyof PageSize]}, at most ${most}`)).toEqual([]);
      expect(Math.min(size.html, size.css, size.js, size.ahead)).toBeGreaterThan(0);
    } finally {
      await server.close();
    }
  });
}

test('the whole site stays within its size budget', () => {
  expect(measureDocuments('out')).toBeLessThanOrEqual(site.documents);
  expect(measureFolder('out')).toBeLessThanOrEqual(site.folder);
});

import { startBrotliServer } from '../../bench/brotli-server';
import { readBudgets } from '../../bench/budgets';
import { measureSize, type PageSize } from '../../bench/measure-page';
import { expect, test } from '../support/site';

test('pages stay within their budgets of bytes and requests', async ({ browser }) => {
  const server = await startBrotliServer('out');
  for (const [path, budget] of Object.entries(readBudgets().pages)) {
    const size = await measureSize(server, browser, path);
    const over = Object.entries(budget).filter(([name, most]) => size[name as keyof PageSize] > most);
    const found = over.map(([name, most]) => `${name}: ${size[name as keyof PageSize]}, at most ${most}`);
    expect(found, path).toEqual([]);
    expect(Math.min(size.html, size.css, size.js, size.ahead)).toBeGreaterThan(0);
  }
  await server.close();
});

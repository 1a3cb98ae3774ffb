import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '../support/listen';
import { refused } from '../support/problems';
import { expect, markDocumentNow, test } from '../support/site';

/** The built site at an origin of its own, with a service worker that can be replaced. */
async function startSite(origin: string, worker: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.endsWith('/service-worker.js')) {
      response.setHeader('Content-Type', 'text/javascript').end(worker);
    } else {
      const { status, headers, body } = await fetch(new URL(url, origin));
      response.writeHead(status, { 'Content-Type': headers.get('Content-Type') ?? '' });
      response.end(new Uint8Array(await new Response(body).arrayBuffer()));
    }
  });
  const { url, close } = await listen(server);
  return {
    url,
    close,
    publish(next: string) {
      worker = next;
    },
  };
}

/** Leaves in the browser what the old worker did, with a page that the host does not have. */
async function installOldWorker(basePath: string): Promise<void> {
  const pages = await caches.open(`offline:${basePath}:a1b2c3d4e5f6:pages`);
  await pages.put(location.pathname, new Response('<h1>Stored</h1>', { headers: { 'Content-Type': 'text/html' } }));
  await caches.open('another-site');
  await new Promise((resolve) => {
    const opening = indexedDB.open('serwist-expiration');
    opening.onsuccess = () => resolve(opening.result.close());
  });
  const isInControl = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  await navigator.serviceWorker.register(`${basePath}/service-worker.js`, { updateViaCache: 'none' });
  await isInControl;
}

/** Lists what is left of the old worker, beside the other site of the origin. */
const listStored = async () => ({
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  caches: await caches.keys(),
  databases: (await indexedDB.databases()).length,
});

for (const basePath of ['', '/docs']) {
  test(`the old service worker below "${basePath}/" is gone after a visit, with all that it stored`, async ({
    page,
    request,
    baseURL,
    problems,
  }) => {
    const site = await startSite(baseURL ?? '', readFileSync('tests/fixtures/old-service-worker.js', 'utf8'));
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(`${site.url}/docs/intro`);
    const publishedTitle = (await title.textContent()) ?? '';
    await page.evaluate(installOldWorker, basePath);
    await page.reload();
    await expect(title).toHaveText('Stored');

    site.publish(await (await request.get('/service-worker.js')).text());
    await page.reload();
    const isSameDocument = await markDocumentNow(page);
    await expect.poll(() => page.evaluate(listStored)).toEqual({ workers: 0, caches: ['another-site'], databases: 0 });
    expect(await isSameDocument()).toBe(true); // What is typed into an open page is not lost.
    await page.reload();
    await expect(title).toHaveText(publishedTitle);
    await site.close();
    problems.allow(refused); // Pages that were being fetched ahead.
  });
}

import { describe, expect, it, vi } from 'vitest';
import { createFeed } from '@/app/_routes/feed';

vi.mock('@/lib/source/blog.server', () => ({ getPosts: () => [] }));
vi.mock('@/lib/source/doc-changes.server', () => ({ loadDocChangeItems: async () => [] }));

const request = new Request('https://docs.test');

describe('a feed route', () => {
  it.each([
    [undefined, 'en-US', 'https://docs.agent.example/docs/get-started/changelog/rss.xml'],
    [{ lang: 'id' }, 'id-ID', 'https://docs.agent.example/id/docs/get-started/changelog/rss.xml'],
  ])('with the parameters %j responds in %s with its own URL', async (params, language, address) => {
    const response = await createFeed('changelog', 'rss')(request, { params: Promise.resolve(params) });
    expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const text = await response.text();
    expect(text).toContain(`<language>${language}</language>`);
    expect(text).toContain(`href="${address}"`);
  });

  it.each(['blog', 'docs'] as const)('for %s responds when the feed has no items', async (id) => {
    const response = await createFeed(id, 'json')(request, { params: Promise.resolve(undefined) });
    expect(await response.json()).toMatchObject({ items: [] });
  });
});

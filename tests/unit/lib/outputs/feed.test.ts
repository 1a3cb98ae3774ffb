import { describe, expect, it, vi } from 'vitest';
import { getLocale } from '@/lib/i18n/locales';
import { loadFeed } from '@/lib/outputs/feed.server';

vi.mock('@/lib/content/blog.server', () => ({ getPosts: () => [] }));
vi.mock('@/lib/outputs/doc-changes.server', () => ({ loadDocChangeItems: async () => [] }));

describe('a feed', () => {
  it.each([
    ['en', 'en-US', 'https://docs.agent.example/docs/get-started/changelog/rss.xml'],
    ['id', 'id-ID', 'https://docs.agent.example/id/docs/get-started/changelog/rss.xml'],
  ])('in %s names its language and its own address', async (code, language, address) => {
    const text = await loadFeed('changelog', 'rss', getLocale(code));
    expect(text).toContain(`<language>${language}</language>`);
    expect(text).toContain(`href="${address}"`);
  });

  it.each(['blog', 'docs'] as const)('of %s may have no items', async (id) => {
    expect(JSON.parse(await loadFeed(id, 'json', getLocale('en')))).toMatchObject({ items: [] });
  });
});

import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { renderSocialCard } from '@/lib/publish/social-card.server';

const card = { title: 'Send a message', section: ['API Reference', 'Messaging'], method: 'post' as const };

describe('the social card of a page', () => {
  it('is a PNG of 1200 × 630 pixels and at most 50 KB, however long its title', async () => {
    const png = await renderSocialCard({ ...card, title: 'Mendapatkan status percakapan '.repeat(6) });
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(50_000);
  });

  it('shows the title, the section and the method', async () => {
    const png = await renderSocialCard(card);
    const others = [{ title: 'Send a file' }, { section: ['API Reference'] }, { method: undefined }];
    for (const other of others) expect(await renderSocialCard({ ...card, ...other })).not.toEqual(png);
    expect(await renderSocialCard(card)).toEqual(png);
  });
});

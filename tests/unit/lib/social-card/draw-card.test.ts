import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCardCache, pruneCardCache } from '@/lib/social-card/card-cache.server';
import { drawCard } from '@/lib/social-card/draw-card.server';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'social-card-'));
const cache = path.join(folder, '.next/cache/social-cards');
const card = {
  title: 'Mendapatkan status percakapan dan memindahkannya kepada petugas di kotak masuk',
  section: ['Referensi API', 'Agen WhatsApp', 'Kotak masuk'],
  method: 'patch' as const,
  siteName: 'Agent Developer Platform',
};

beforeAll(() => {
  symlinkSync(path.join(project, 'public'), path.join(folder, 'public'));
  process.chdir(folder);
});
afterAll(() => process.chdir(project));

describe('the image of a social card', () => {
  it.each([card.title, 'Mendapatkan ringkasan percakapan pelanggan dan memindahkannya kepada petugas di kotak masuk'])(
    'is a PNG of 1200 × 630 pixels and at most 20 KB with the title "%s"',
    async (title) => {
      const png = await drawCard({ ...card, title });
      expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
      expect(png.length).toBeLessThanOrEqual(20_000);
      expect(png).not.toEqual(readFileSync('public/img/social-card.png'));
    },
  );

  it('is reused from an earlier build unless its content has changed', async () => {
    const inBuild = createCardCache(true);
    await drawCard(card, inBuild);
    const [file = ''] = readdirSync(cache);
    writeFileSync(path.join(cache, file), 'from an earlier build');
    expect(String(await drawCard(card, inBuild))).toBe('from an earlier build');
    expect(imageSize(await drawCard({ ...card, title: 'Another title' }, inBuild)).width).toBe(1200);
    expect(imageSize(await drawCard(card)).width).toBe(1200); // Drawn anew outside a build.
  });

  it('is removed from the cache a month after the last build that used it', async () => {
    rmSync(cache, { recursive: true, force: true });
    const inBuild = createCardCache(true);
    for (const title of ['Used', 'Unused']) await drawCard({ ...card, title }, inBuild);
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    for (const file of readdirSync(cache)) utimesSync(path.join(cache, file), longAgo, longAgo);
    await drawCard({ ...card, title: 'Used' }, inBuild);
    pruneCardCache();
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it('falls back to the image of the site if it cannot be drawn', async () => {
    expect(await drawCard({ ...card, title: '日本' })).toEqual(readFileSync('public/img/social-card.png'));
  });

  it('fails without a fallback if sharp is broken', async () => {
    vi.resetModules();
    vi.doMock('sharp', () => {
      throw new Error('sharp has no program for this system.');
    });
    const draw = import('@/lib/social-card/draw-card.server').then((module) =>
      module.drawCard({ ...card, title: 'A title of its own' }),
    );
    await expect(draw).rejects.toThrow();
    vi.doUnmock('sharp');
  });
});

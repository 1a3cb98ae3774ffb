import { describe, expect, it } from 'vitest';
import { measureLine } from '@/lib/social-card/glyphs';
import { layoutTitle } from '@/lib/social-card/layout-title';

describe('the title on a card', () => {
  it.each([
    ['Overview', ['Overview'], 76],
    ['Send a message to a person', ['Send a message to a person'], 76],
    ['Reseller API: create a subscription', ['Reseller API: create', 'a subscription'], 76],
    [
      'Menangani permintaan pemindahan percakapan kepada petugas di kotak masuk tim',
      ['Menangani permintaan', 'pemindahan percakapan kepada', 'petugas di kotak masuk tim'],
      58,
    ],
  ])('"%s" is set in balanced lines, as large as fits', (title, lines, size) => {
    expect(layoutTitle(title)).toEqual({ lines, size });
    for (const line of lines) expect(measureLine(line, size)).toBeLessThanOrEqual(1040);
  });
});

import { describe, expect, it } from 'vitest';
import { measureText, wrapText } from '@/lib/diagrams/text/wrap-text';

describe('wrapped text', () => {
  it('stays on one line if it fits', () => {
    expect(wrapText('Start verification', 'label', 200).lines).toEqual(['Start verification']);
  });

  it('has as few lines as possible, of similar length', () => {
    expect(wrapText('Tell the person what to change', 'label', 200).lines).toEqual([
      'Tell the person',
      'what to change',
    ]);
  });

  it('keeps all words in order', () => {
    const text = 'Server membuat sesi dan meneruskan token yang berlaku lima belas menit';
    expect(wrapText(text, 'node', 110).lines.join(' ')).toBe(text);
  });

  it('breaks a path only if it is too wide, after a slash', () => {
    expect(wrapText('GET /v1/wa/contacts', 'label', 200).lines).toEqual(['GET /v1/wa/contacts']);
    expect(wrapText('GET /v1/wa/contacts', 'label', 90).lines).toEqual(['GET /v1/wa/', 'contacts']);
  });

  it('exceeds the width only with a word that cannot be broken', () => {
    expect(wrapText('Pertanggungjawaban', 'label', 40)).toMatchObject({ lines: ['Pertanggungjawaban'] });
    expect(wrapText('one two three', 'label', 60).width).toBeLessThanOrEqual(60);
  });
});

describe('the estimated width of a text', () => {
  // Widths that Chromium measured with the widest of common fonts, DejaVu Sans, at the size and weight of the role.
  it.each([
    ['Platform API', 'name', 99.58],
    ['Orangnya benar-benar hadir?', 'node', 206.74],
    ['Signed webhook widget.session.completed', 'label', 280.63],
    ['POST /v1/widget/sessions', 'label', 166.24],
  ] as const)('for “%s” is at least the real one, and at most 1.15 times as much', (text, role, measured) => {
    expect(measureText(text, role)).toBeGreaterThanOrEqual(measured);
    expect(measureText(text, role)).toBeLessThanOrEqual(measured * 1.15);
  });

  it('ignores accents, and treats an unknown script as wide', () => {
    expect(measureText('é', 'label')).toBe(measureText('e', 'label'));
    expect(measureText('顔', 'label')).toBeGreaterThan(measureText('e', 'label'));
  });
});

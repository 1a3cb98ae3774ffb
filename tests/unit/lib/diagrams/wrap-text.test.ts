import { describe, expect, it } from 'vitest';
import { measureText, wrapText } from '@/lib/diagrams/text/wrap-text';

describe('a text', () => {
  it('that fits stays on one line', () => {
    expect(wrapText('Start verification', 'label', 200).lines).toEqual(['Start verification']);
  });

  it('gets no more lines than it needs, of about the same length', () => {
    expect(wrapText('Tell the person what to change', 'label', 200).lines).toEqual([
      'Tell the person',
      'what to change',
    ]);
  });

  it('keeps every word and its order', () => {
    const text = 'Server membuat sesi dan meneruskan token yang berlaku lima belas menit';
    expect(wrapText(text, 'node', 110).lines.join(' ')).toBe(text);
  });

  it('breaks a path only where it is too wide, and after its signs', () => {
    expect(wrapText('GET /v1/wa/contacts', 'label', 200).lines).toEqual(['GET /v1/wa/contacts']);
    expect(wrapText('GET /v1/wa/contacts', 'label', 90).lines).toEqual(['GET /v1/wa/', 'contacts']);
  });

  it('is wider than asked for only with a word that cannot be broken', () => {
    expect(wrapText('Pertanggungjawaban', 'label', 40)).toMatchObject({ lines: ['Pertanggungjawaban'] });
    expect(wrapText('one two three', 'label', 60).width).toBeLessThanOrEqual(60);
  });
});

describe('the width of a text', () => {
  // Widths that Chromium measured with the widest of common fonts, DejaVu Sans, at the size and weight of the role.
  it.each([
    ['Platform API', 'name', 99.58],
    ['Orangnya benar-benar hadir?', 'node', 206.74],
    ['Signed webhook widget.session.completed', 'label', 280.63],
    ['POST /v1/widget/sessions', 'label', 166.24],
  ] as const)('of “%s” is not underrated, and by no more than a seventh overrated', (text, role, measured) => {
    expect(measureText(text, role)).toBeGreaterThanOrEqual(measured);
    expect(measureText(text, role)).toBeLessThanOrEqual(measured * 1.15);
  });

  it('takes an accent for nothing and an unknown script for wide', () => {
    expect(measureText('é', 'label')).toBe(measureText('e', 'label'));
    expect(measureText('顔', 'label')).toBeGreaterThan(measureText('e', 'label'));
  });
});

import { describe, expect, it } from 'vitest';
import { buildCard } from '@/lib/social-card/build-card';

const card = { title: 'Send a message', section: ['API Reference', 'Messaging'], siteName: 'Agent' };

describe('the social card of a page', () => {
  it('is drawn as outlines, without fonts', () => {
    const svg = buildCard({ ...card, method: 'post' });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630">/);
    expect(svg).not.toMatch(/<text|font-family/);
  });

  it('has a pill in the method colour only for an operation', () => {
    expect(buildCard({ ...card, method: 'post' })).toContain('stroke="#6fcf97"');
    expect(buildCard(card)).not.toContain('stroke="#6fcf97"');
  });

  it.each([
    ['a title that is too long', { ...card, title: 'Perbarui persetujuan pengiriman pesan '.repeat(4) }],
    ['a word wider than the card', { ...card, title: 'a'.repeat(80) }],
    ['a letter without an outline', { ...card, title: '日本' }],
    ['such a letter in a section name', { ...card, section: ['日本'] }],
  ])('is not drawn with %s', (_, content) => {
    expect(buildCard(content)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { searchLanguages } from '@/lib/search/engine/language';
import { createVocabulary } from '@/lib/search/engine/vocabulary';

function expand(language: LocaleCode, typed: string, words: string[]): string[] {
  const vocabulary = createVocabulary(searchLanguages[language].stem);
  vocabulary.add(words);
  return [...vocabulary.expand(typed)].sort((a, b) => b[1] - a[1]).map(([form]) => form);
}

describe('expanding a typed word', () => {
  it.each([
    ['itself before longer words', 'en', 'event', ['events', 'event', 'eventually'], ['event', 'events', 'eventually']],
    ['other forms of it', 'en', 'matching', ['matched', 'match', 'catch'], ['matched', 'match']],
    ['forms whose stems differ in a letter', 'en', 'verification', ['verify', 'version'], ['verify']],
    ['forms of authorize without authors', 'en', 'authorize', ['authors', 'authorization'], ['authorization']],
    ['Indonesian forms', 'id', 'dibayarkan', ['pembayaran', 'bayar', 'layar'], ['pembayaran', 'bayar']],
    ['Indonesian forms that lost a letter', 'id', 'pengiriman', ['kirim', 'mengirim', 'cermin'], ['kirim', 'mengirim']],
    ['what it is the beginning of', 'en', 'broadc', ['broadcast', 'road'], ['broadcast']],
    ['a word with one wrong letter', 'en', 'brodcast', ['broadcast', 'podcast'], ['broadcast']],
    [
      'a mistyped word that begins a longer one',
      'id',
      'langganann',
      ['langganan', 'langganannya'],
      ['langganan', 'langganannya'],
    ],
    ['a word with swapped letters', 'en', 'pyhton', ['python', 'photon'], ['python']],
    ['nothing, where nothing is like it', 'en', 'zzzz', ['python'], []],
    ['no short words for a short typing error', 'en', 'kya', ['key', 'kyc'], []],
  ] as const)('gives %s', (_, language, typed, words, expected) => {
    expect(expand(language, typed, [...words])).toEqual(expected);
  });

  it('takes added words into account', () => {
    const vocabulary = createVocabulary(searchLanguages.en.stem);
    vocabulary.add(['python']);
    expect(vocabulary.expand('react').size).toBe(0);
    vocabulary.add(['react']);
    expect([...vocabulary.expand('react').keys()]).toEqual(['react']);
  });
});

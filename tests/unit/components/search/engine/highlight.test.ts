import { describe, expect, it } from 'vitest';
import { highlight, toSegments } from '@/components/search/engine/highlight';
import type { Term } from '@/components/search/engine/query';

const marks = { open: '<mark>', close: '</mark>', ellipsis: '…' };

function term(typed: string, ...forms: string[]): Term {
  return { typed, stems: new Map([typed, ...forms].map((form) => [form, 1])) };
}

const mark = (text: string, terms: Term[], wordCount = Number.POSITIVE_INFINITY) =>
  highlight(text, terms, { toStem: (form) => form, wordCount, marks });

describe('highlights', () => {
  it.each([
    ['whole words', 'Send it', [term('send')], '<mark>Send</mark> it'],
    ['whole inflected forms', 'All matched faces', [term('matching', 'matched')], 'All <mark>matched</mark> faces'],
    ['the typed prefix of longer words', 'contacts', [term('conta', 'contacts')], '<mark>conta</mark>cts'],
    ['parts of names', 'face_not_found', [term('found')], 'face_not_<mark>found</mark>'],
    ['names as a whole', 'face_not_found', [term('face_not_found')], '<mark>face_not_found</mark>'],
    ['words with accents', 'Café here', [term('cafe')], '<mark>Café</mark> here'],
    ['nothing without a match', 'Send it', [term('get')], 'Send it'],
    ['escaped HTML', '<b>Send</b> & "it"', [term('send')], '&lt;b&gt;<mark>Send</mark>&lt;/b&gt; &amp; &quot;it&quot;'],
  ])('show %s', (_, text, terms, value) => {
    expect(mark(text, terms).highlighted.value).toBe(value);
  });

  it('name the words of the query that were found', () => {
    expect(mark('Send it, send it', [term('send'), term('get')]).highlighted.matchedWords).toEqual(['send']);
  });
});

describe('snippets', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve';

  it.each([
    ['the beginning, if nothing was found', [term('none')], 3, 'one two three…'],
    ['the middle, around what was found', [term('six')], 3, '…five <mark>six</mark> seven…'],
    [
      'the part with the most words',
      [term('one'), term('six'), term('seven')],
      2,
      '…<mark>six</mark> <mark>seven</mark>…',
    ],
    ['the end', [term('twelve')], 3, '…ten eleven <mark>twelve</mark>'],
    ['all of a short text', [term('two')], 12, text.replace('two', '<mark>two</mark>')],
  ])('show %s', (_, terms, wordCount, value) => {
    expect(mark(text, terms, wordCount).shortened.value).toBe(value);
  });
});

it('segments contain each letter once if ranges overlap', () => {
  const ranges = [
    { start: 2, end: 6 },
    { start: 0, end: 4 },
  ];
  expect(toSegments('abcdefgh', ranges)).toEqual([
    { text: 'abcd', isFound: true },
    { text: 'ef', isFound: true },
    { text: 'gh', isFound: false },
  ]);
});

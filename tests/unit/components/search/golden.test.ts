import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runSearch } from '@/components/search/engine/run-search';
import { createSearchIndex } from '@/components/search/engine/search-index';
import { packPages } from '@/components/search/files/record-files';
import { buildRecords } from '@/components/search/records/build-records';
import { loadSearchPages } from '@/components/search/records/load-search-pages.server';
import { glossary } from '@/content/data/glossary';
import { searchSynonyms } from '@/content/data/search-synonyms';
import { completeLocales } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';

type Golden = Record<string, Record<string, string | string[]>>;

/** Share of queries that must find the intended page within the first three hits. */
const needed = 0.95;

/** An id as the API makes them. */
const id = 'con_9Lk4Jh7GfD2sAp6OiU3yTr8E';

describe.each(completeLocales)('golden searches in $label', async (locale) => {
  const golden: Golden = parse(readFileSync(`tests/fixtures/search/golden.${locale.code}.yaml`, 'utf8'));
  const queries = Object.values(golden).flatMap((kind) => Object.entries(kind));
  const synonyms = searchSynonyms[locale.code];
  const pages = await loadSearchPages(locale);
  const records = buildRecords(pages, locale.code);
  const { titles, texts } = packPages(pages, locale.code, synonyms);
  const index = createSearchIndex(titles);
  await index.addTexts(texts);
  const toPath = (url: string) => splitLocale(url.replace(/#.*/, '')).path;

  it('expect only pages that exist', () => {
    const paths = new Set(titles.pages.map(({ url }) => toPath(url)));
    expect(queries.flatMap(([, pages]) => [pages].flat()).filter((page) => !paths.has(page))).toEqual([]);
  });

  it('rank the intended page in the top three for 95 of 100 queries', { timeout: 120_000 }, () => {
    const misses = queries.flatMap(([query, pages]) => {
      const found = runSearch(index, { query })
        .hits.slice(0, 3)
        .map(({ url }) => toPath(url));
      return [pages].flat().some((page) => found.includes(page)) ? [] : [`${query} → ${found.join(', ') || 'nothing'}`];
    });
    const share = 1 - misses.length / queries.length;
    console.log(`${locale.label}: ${queries.length} queries, ${(share * 100).toFixed(1)} %\n${misses.join('\n')}`);
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(share).toBeGreaterThanOrEqual(needed);
  });

  it('find an operation first by the address of a request to it', { timeout: 60_000 }, () => {
    const codes = titles.pages.flatMap(({ url, codes = [] }) => codes.map((code) => ({ code, url })));
    const requests = codes.filter(({ code }) => /^[A-Z]+ .*\{/.test(code));
    const misses = requests.filter(({ code, url }) => {
      const query = `${code.replace(' ', ' https://api.agent.example').replace(/\{[^}]*\}/g, id)}?limit=20`;
      return runSearch(index, { query }).hits[0]?.url !== url;
    });
    expect(requests.length).toBeGreaterThan(20);
    expect(misses).toEqual([]);
  });

  it('apply every synonym, whose words all exist', { timeout: 60_000 }, () => {
    const dead = Object.entries(synonyms).flatMap(([phrase, meant]) => {
      const { terms } = index.find(phrase);
      return meant
        .filter((word) => !terms.some(({ stems }) => stems.has(index.toStem(word))))
        .map((word) => `${phrase}: ${word}`);
    });
    expect(dead).toEqual([]);
  });

  it.each(['10MB', '24h'])('find %s as the number and its unit', (query) => {
    const { hits } = runSearch(index, { query });
    const { hits: apart } = runSearch(index, { query: query.replace(/(?<=\d)(?=\D)/, ' ') });
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.map(({ objectID }) => objectID)).toEqual(apart.map(({ objectID }) => objectID));
  });

  it('find every record of an area, however many others hold the word', () => {
    const query = glossary.agent.term[locale.code];
    const word = new RegExp(`\\b${query}\\b`);
    const inBlog = records.filter(({ sidebar, content }) => sidebar === 'blog' && word.test(content ?? ''));
    const { hits } = runSearch(index, { query, facetFilters: ['sidebar:blog'], hitsPerPage: 200 });
    expect(inBlog.length).toBeGreaterThan(0);
    expect(hits.map(({ objectID }) => objectID)).toEqual(
      expect.arrayContaining(inBlog.map(({ objectID }) => objectID)),
    );
  });

  it.each(['confile', 'conaccount'])('do not find the beginning of an id in %s', (query) => {
    expect(index.find(query).terms.map(({ typed }) => typed)).not.toContain('con');
  });
});

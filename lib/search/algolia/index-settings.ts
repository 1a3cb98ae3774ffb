import type { IndexSettings } from 'algoliasearch';
import { locales } from '../../i18n/locales';

/** How Algolia searches the records, as close to the embedded search as its settings allow. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(codes)',
    ...['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `unordered(hierarchy.${level})`),
    'unordered(categories)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['language', 'version', 'sidebar', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // Titles before headings before texts, where all else is equal.
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  indexLanguages: locales.map(({ code }) => code),
  queryLanguages: locales.map(({ code }) => code),
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
} satisfies IndexSettings;

import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { parse } from 'yaml';
import { searchSynonyms } from '@/content/data/search-synonyms';
import { locales } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
import { answerRequest } from '@/lib/search/engine/answer';
import { createSearchIndex } from '@/lib/search/engine/search-index';
import { packRecords } from '@/lib/search/files/pack-records';
import { loadRecords } from '@/lib/search/records/load-records.server';
it('x', { timeout: 100000 }, async () => {
  for (const locale of locales) {
    const golden = parse(readFileSync(`/tmp/rev/unseen.${locale.code}.yaml`, 'utf8')).queries as Record<string, string[]>;
    const { titles, texts } = packRecords(await loadRecords(locale), locale.code, searchSynonyms[locale.code]);
    const index = createSearchIndex(titles);
    await index.addTexts(texts);
    const toPath = (url: string) => splitLocale(url.replace(/#.*/, '')).path;
    let ok = 0; let one = 0;
    for (const [query, pages] of Object.entries(golden)) {
      const hits = answerRequest(index, { query, hitsPerPage: 200 } as never).hits.map(({ url }) => url);
      const paths = [...new Set(hits.map(toPath))];
      const rank = Math.min(...pages.map((p) => (paths.indexOf(p) + 1 || 999)));
      if (rank <= 3) ok += 1; if (rank === 1) one += 1;
      if (rank > 3) console.log(`RR ${locale.code} "${query}" want ${pages.join(' ')} rank ${rank}/${paths.length} got ${hits.slice(0, 4).map((u) => u.replace(/^\/(id\/)?docs/, '')).join('  ')}`);
    }
    console.log(`RR ${locale.code} top3 ${ok} first ${one} of ${Object.keys(golden).length}`);
  }
});

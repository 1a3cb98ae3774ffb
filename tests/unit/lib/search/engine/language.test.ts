import { describe, expect, it } from 'vitest';
import { runSearch } from '@/lib/search/engine/run-search';
import { createSearchIndex } from '@/lib/search/engine/search-index';
import { packRecords } from '@/lib/search/files/pack-records';
import { buildRecords } from '@/lib/search/records/build-records';
import { searchPages } from '@/tests/fixtures/search/pages';

/** Titles that begin with a verb in its written form. */
const titles = ['Kirim pesan', 'Menghapus kontak', 'Mengubah agen', 'Cari percakapan', 'Pilih paket', 'Simpan berkas'];
const pages = titles.map((title, number) => {
  const [page] = searchPages;
  if (!page) throw new Error('The fixture has pages.');
  return { ...page, title, url: `/id/docs/${number}`, description: '', texts: [], sections: [], codes: [] };
});
const packed = packRecords(buildRecords(pages, 'id'), 'id', {});
const index = createSearchIndex(packed.titles);

describe('an Indonesian verb', () => {
  it.each([
    ['ngirim', 'Kirim pesan'],
    ['ngirimin', 'Kirim pesan'],
    ['hapusin', 'Menghapus kontak'],
    ['ngapus', 'Menghapus kontak'],
    ['ngubah', 'Mengubah agen'],
    ['nyari', 'Cari percakapan'],
    ['milih', 'Pilih paket'],
    ['nyimpan', 'Simpan berkas'],
  ])('is found in its colloquial form: %s', (query, title) => {
    const { hits } = runSearch(index, { query });
    expect(hits.map(({ hierarchy }) => hierarchy.lvl1)).toEqual([title]);
  });
});

import type { LocaleCode } from '../../i18n/locales';
import type { SearchRecord } from '../types';
import type { PackedPage, TextsFile, TitlesFile } from './record-files';

/** Packs records into the two files that browsers load; `unpackRecords` and `unpackTexts` restore them. */
export function packRecords(
  records: readonly SearchRecord[],
  language: LocaleCode,
  synonyms: Record<string, string[]>,
): { titles: TitlesFile; texts: TextsFile } {
  const groups = [...new Set(records.map(({ hierarchy }) => hierarchy.lvl0))];
  const pages: PackedPage[] = [];
  const texts: string[][] = [];
  for (const record of records) {
    if (record.type === 'lvl1') {
      pages.push(packPage(record, groups.indexOf(record.hierarchy.lvl0)));
      texts.push([]);
      continue;
    }
    const page = pages.at(-1);
    if (page) addToOutline(page, record);
    texts.at(-1)?.push(record.content ?? '');
  }
  return { titles: { language, groups, pages, synonyms }, texts: { language, texts } };
}

function packPage(record: SearchRecord, group: number): PackedPage {
  const {
    url,
    sidebar: area,
    hierarchy,
    content,
    version,
    codes,
    categories,
    method,
    deprecated,
    text_language,
  } = record;
  return {
    url,
    group,
    area,
    title: hierarchy.lvl1,
    description: content ?? '',
    version,
    outline: '',
    headings: [],
    anchors: [],
    ...(codes && { codes }),
    ...(categories && { categories }),
    ...(method && { method }),
    ...(deprecated && { deprecated }),
    ...(text_language && { textLanguage: text_language }),
  };
}

function addToOutline(page: PackedPage, { type, hierarchy, url }: SearchRecord): void {
  if (type === 'content') {
    page.outline += '0';
    return;
  }
  page.outline += type.slice('lvl'.length);
  page.headings.push(hierarchy[type] ?? '');
  page.anchors.push(url.slice(url.indexOf('#') + 1));
}

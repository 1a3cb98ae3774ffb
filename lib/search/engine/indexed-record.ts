import { hierarchyLevels, type SearchRecord } from '../types';
import { toWords } from './words';

/** Where a word of a record can stand. */
export type FieldName = 'name' | 'parents' | 'codes' | 'path' | 'summary' | 'text';

/** A record with its words, in order, by where they stand. */
export interface IndexedRecord {
  record: SearchRecord;
  words: Record<FieldName, string[]>;
  forms: Record<FieldName, ReadonlySet<string>>;
}

/** The words of a record, ready to be compared. */
export function toIndexedRecord(record: SearchRecord): IndexedRecord {
  const words = mapFields(getFieldTexts(record), (text) => toWords(text).map(({ form }) => form));
  return { record, words, forms: mapFields(words, (list) => new Set(list)) };
}

/** The text of each field of a record. */
export function getFieldTexts(record: SearchRecord): Record<FieldName, string> {
  const { type, hierarchy, content, codes = [], categories = [], url } = record;
  const isPage = type === 'lvl1';
  const level = type === 'content' ? 'lvl2' : type;
  const above = hierarchyLevels.slice(0, hierarchyLevels.indexOf(level)).map((name) => hierarchy[name]);
  return {
    name: hierarchy[level] ?? '',
    parents: [...above, ...categories].filter(Boolean).join(' '),
    codes: codes.join(' '),
    path: isPage ? url : '',
    summary: isPage ? (content ?? '') : '',
    text: isPage ? '' : (content ?? ''),
  };
}

function mapFields<From, To>(fields: Record<FieldName, From>, map: (value: From) => To): Record<FieldName, To> {
  const { name, parents, codes, path, summary, text } = fields;
  return {
    name: map(name),
    parents: map(parents),
    codes: map(codes),
    path: map(path),
    summary: map(summary),
    text: map(text),
  };
}

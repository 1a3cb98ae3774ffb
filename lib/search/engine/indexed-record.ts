import { hierarchyLevels, type SearchRecord } from '../types';
import { toWords } from './words';

/** Where a word of a record can stand, the most telling place first. */
export const fieldNames = ['name', 'codes', 'slug', 'parents', 'path', 'summary', 'text', 'group'] as const;
type FieldName = (typeof fieldNames)[number];

type Fields<Value> = Record<FieldName, Value>;

/** A record with its words by where they stand: in order, and as a set. */
export interface IndexedRecord {
  record: SearchRecord;
  words: Fields<readonly string[]>;
  forms: Fields<ReadonlySet<string>>;
}

/** Splits the texts of a record into words that can be compared. */
export function toIndexedRecord(record: SearchRecord): IndexedRecord {
  const words = mapFields(getFieldTexts(record), (text) => toWords(text).map(({ form }) => form));
  return { record, words, forms: mapFields(words, (list) => new Set(list)) };
}

/** The text of each field of a record; empty where it has none. */
export function getFieldTexts({
  type,
  hierarchy,
  content,
  codes = [],
  categories = [],
  url,
}: SearchRecord): Fields<string> {
  const isPage = type === 'lvl1';
  const level = type === 'content' ? 'lvl2' : type;
  const above = hierarchyLevels.slice(1, hierarchyLevels.indexOf(level)).map((name) => hierarchy[name]);
  const path = isPage ? url.split('/') : [];
  return {
    name: hierarchy[level] ?? '',
    codes: codes.join(' '),
    slug: path.at(-1) ?? '',
    parents: [...above, ...categories].filter(Boolean).join(' '),
    path: path.slice(0, -1).join(' '),
    summary: isPage ? (content ?? '') : '',
    text: isPage ? '' : (content ?? ''),
    group: hierarchy.lvl0,
  };
}

function mapFields<From, To>(fields: Fields<From>, map: (value: From) => To): Fields<To> {
  return Object.fromEntries(fieldNames.map((name) => [name, map(fields[name])])) as Fields<To>;
}

import { hierarchyLevels, type SearchRecord } from '../types';
import { toComparedCode } from './code-match';
import { toWords } from './words';

/** The fields of a record that can hold a word, most significant first. */
const fieldNames = ['name', 'codes', 'slug', 'parents', 'path', 'summary', 'text', 'group'] as const;
export type FieldName = (typeof fieldNames)[number];

type Fields<Value> = Record<FieldName, Value>;

/** A record with its words. */
export interface IndexedRecord {
  record: SearchRecord;
  /** Its address without the anchor, which all records of a page share. */
  page: string;
  /** The words of each field, in order. */
  words: Fields<readonly string[]>;
  /** The most significant field of each word. */
  places: ReadonlyMap<string, FieldName>;
  /** The words of its name and of the last segment of its path. */
  named: ReadonlySet<string>;
  /** Codes that name it as a whole, normalised by `toComparedCode`; those of a page include its path. */
  codes: readonly string[];
}

/** Splits the texts of a record into words that can be compared. */
export function toIndexedRecord(record: SearchRecord): IndexedRecord {
  const words = mapFields(getFieldTexts(record), (text) => toWords(text).map(({ form }) => form));
  const places = new Map<string, FieldName>();
  for (const name of fieldNames) for (const form of words[name]) if (!places.has(form)) places.set(form, name);
  const { type, url, codes = [] } = record;
  return {
    record,
    page: url.replace(/#.*/, ''),
    words,
    places,
    named: new Set([...words.name, ...words.slug]),
    codes: (type === 'lvl1' ? [...codes, url] : codes).map(toComparedCode),
  };
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

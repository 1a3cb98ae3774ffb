import { hierarchyLevels, type SearchRecord } from '../types';
import { fold, toWords } from './words';

/** A record with its words, by where they stand. */
export interface IndexedRecord {
  record: SearchRecord;
  /** The page's or heading's own name, in order and without compounds. */
  name: string[];
  fields: Record<FieldName, ReadonlySet<string>>;
}

export type FieldName = 'name' | 'parents' | 'codes' | 'path' | 'text';

/** The text of each field of a record. */
export function getFieldTexts(record: SearchRecord): Record<FieldName, string> {
  const { type, hierarchy, content, codes = [], categories = [], url } = record;
  const isPage = type === 'lvl1';
  const own = type === 'content' ? null : hierarchy[type];
  const above = hierarchyLevels.slice(0, hierarchyLevels.indexOf(type === 'content' ? 'lvl2' : type));
  return {
    name: own ?? '',
    parents: [...above.map((level) => hierarchy[level]), ...categories].filter(Boolean).join(' '),
    codes: codes.join(' '),
    path: isPage ? url : '',
    text: content ?? '',
  };
}

export function toIndexedRecord(record: SearchRecord): IndexedRecord {
  const texts = getFieldTexts(record);
  const toForms = (text: string) => new Set(toWords(text).map(({ form }) => form));
  return {
    record,
    name: toWords(texts.name).flatMap(({ form, isCompound }) => (isCompound ? [] : [form])),
    fields: {
      name: toForms(texts.name),
      parents: toForms(texts.parents),
      codes: toForms(texts.codes),
      path: toForms(texts.path),
      text: toForms(texts.text),
    },
  };
}

import type { SearchRecord } from '../protocol';

/** The fields of a record that are searched, as Orama indexes them. */
export const schema = {
  name: 'string',
  codes: 'string',
  slug: 'string',
  parents: 'string',
  summary: 'string',
  text: 'string',
  addresses: 'string',
} as const;

export type Document = Partial<Record<keyof typeof schema, string>>;

/** Between addresses, which contain blanks. */
export const separator = '\n';

/**
 * Converts a record to a document for Orama. Only pages have `parents`: a heading that holds nothing of a query itself does not
 * answer it.
 */
export function toDocument({ type, hierarchy, content, codes = [], categories = [], url }: SearchRecord): Document {
  const level = type === 'content' ? 'lvl2' : type;
  const document = { name: hierarchy[level] ?? '', [type === 'lvl1' ? 'summary' : 'text']: content ?? '' };
  if (type !== 'lvl1') return removeEmpty(document);
  const path = url.split('/');
  return removeEmpty({
    ...document,
    codes: codes.join(' '),
    slug: path.at(-1) ?? '',
    parents: [...categories, ...path.slice(0, -1), hierarchy.lvl0].join(' '),
    addresses: [...codes, url].flatMap(toAddresses).join(separator),
  });
}

/** Orama counts empty fields into the average length. */
function removeEmpty(document: Document): Document {
  return Object.fromEntries(Object.entries(document).filter(([, text]) => text));
}

/** A code as a whole, and without its method. */
function toAddresses(code: string): string[] {
  const address = toAddress(code);
  return [address, address.replace(/^\w+ /, '')];
}

/**
 * Normalises a code for comparison: lower case, without the host and the query of an address, slashes at either end, names of
 * parameters, and the ids that stand for them in a request.
 */
export function toAddress(code: string): string {
  return hideIds(code)
    .trim()
    .toLowerCase()
    .replace(/(https?|wss?):\/\/[^/\s]+/, '')
    .replace(/\?.*/s, '')
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/(\s)\/|^\//g, '$1')
    .replace(/\/$/, '');
}

/** Replaces the ids in a path by `{}`, as the contract has parameters there: `/contacts/con_9Lk4Jh7G` → `/contacts/{}`. */
export function hideIds(text: string): string {
  return text.replace(/\/[a-z]+_[A-Za-z0-9]{8,}/g, '/{}');
}

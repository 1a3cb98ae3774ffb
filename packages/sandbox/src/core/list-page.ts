import { isPlainObject, type JsonObject } from './json';
import type { SandboxOperation } from './operation';
import type { RequestInput } from './pipeline/context';
import type { ProblemDraft } from './problem';
import { readQuery } from './read-query';

/** Describes a page of a list, as every list of the contract has it. */
export interface Page {
  data: unknown[];
  has_more: boolean;
  next_cursor: string | null;
}

export function isPage(value: unknown): value is JsonObject & Page {
  return isPlainObject(value) && Array.isArray(value.data) && 'next_cursor' in value;
}

/** An item of a list; positions fall from the first to the last. */
interface ListItem {
  object: JsonObject;
  position: number;
}

/** Returns the page of a list that `limit` and `cursor` ask for, of the items that the other parameters of the query let through. */
export function toPage(
  operation: SandboxOperation,
  input: RequestInput,
  items: readonly ListItem[],
): Page | ProblemDraft {
  const isPaged = operation.parameters.some(({ name }) => name === 'limit');
  const { limit = isPaged ? 20 : items.length, cursor, ...filters } = readQuery(operation, input);
  const shown = items.filter(({ object }) => matches(object, filters));
  const example = operation.parameters.find(({ name }) => name === 'cursor')?.example;
  const last = cursor !== undefined && cursor === example ? (shown[0]?.position ?? 0) : readCursor(cursor);
  if (cursor !== undefined && last === undefined) {
    const detail = 'The parameter "cursor" did not come from this list.';
    return { status: '400', code: 'invalid_request', detail };
  }
  const rest = last === undefined ? shown : shown.filter(({ position }) => position < last);
  const page = rest.slice(0, Number(limit));
  const end = page.at(-1)?.position;
  const hasMore = rest.length > page.length && end !== undefined;
  return {
    data: page.map(({ object }) => object),
    has_more: hasMore,
    next_cursor: hasMore ? toCursor(end) : null,
  };
}

/** Names the last item of a page by its position, so that what comes and goes meanwhile neither repeats nor skips another. */
function toCursor(position: number): string {
  return btoa(`after:${position}`).replaceAll('=', '');
}

function readCursor(cursor: unknown): number | undefined {
  if (typeof cursor !== 'string' || !/^[A-Za-z0-9]+$/.test(cursor)) return undefined;
  try {
    const [, position] = /^after:(-?\d+)$/.exec(atob(cursor)) ?? [];
    return position === undefined ? undefined : Number(position);
  } catch {
    return undefined;
  }
}

/** Returns whether an item passes the filters of a query; those that are no field of the item do not concern it. */
function matches(item: JsonObject, { q = '', from, to, ...filters }: JsonObject): boolean {
  if (q !== '' && !hasWords(item, String(q))) return false;
  if (from !== undefined && Date.parse(String(item.created_at)) < Date.parse(String(from))) return false;
  if (to !== undefined && Date.parse(String(item.created_at)) >= Date.parse(String(to))) return false;
  return Object.entries(filters).every(([name, value]) => {
    const count = item[`${name}_count`];
    if (typeof count === 'number') return count > 0 === value;
    return !(name in item) || (value === 'none' ? item[name] === null : item[name] === value);
  });
}

function hasWords(item: JsonObject, query: string): boolean {
  const texts = listTexts(item).join('\n').toLowerCase();
  const words = query.toLowerCase().split(/\s+/);
  return words.every((word) => texts.includes(word));
}

/** Lists the texts of an item that a search looks into: no names of fields, no ids and no times. */
function listTexts(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /(^|_)(id|at)$/.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, Array.isArray(value) ? name : key));
}

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

/** Returns the page of a list that `limit` and `cursor` ask for, of the items that the other parameters of the query let through. */
export function toPage(
  operation: SandboxOperation,
  input: RequestInput,
  items: readonly unknown[],
): Page | ProblemDraft {
  const { limit = 20, cursor, ...filters } = readQuery(operation, input);
  const example = operation.parameters.find(({ name }) => name === 'cursor')?.example;
  const start = readCursor(cursor, example);
  if (start === undefined) {
    const detail = 'The parameter "cursor" did not come from this list.';
    return { status: '400', code: 'invalid_request', detail };
  }
  const shown = items.filter((item) => isPlainObject(item) && matches(item, filters));
  const end = start + Number(limit);
  const hasMore = end < shown.length;
  return { data: shown.slice(start, end), has_more: hasMore, next_cursor: hasMore ? toCursor(end) : null };
}

function toCursor(offset: number): string {
  return btoa(`offset:${offset}`).replaceAll('=', '');
}

/** Returns where a page begins. The cursor of the contract's example is that of a second page. */
function readCursor(cursor: unknown, example: unknown): number | undefined {
  if (cursor === undefined) return 0;
  if (cursor === example) return 1;
  if (typeof cursor !== 'string' || !/^[A-Za-z0-9]+$/.test(cursor)) return undefined;
  try {
    const [, offset] = /^offset:(\d+)$/.exec(atob(cursor)) ?? [];
    return offset === undefined ? undefined : Number(offset);
  } catch {
    return undefined;
  }
}

/** Returns whether an item passes the filters of a query; those that are no field of the item do not concern it. */
function matches(item: JsonObject, { q = '', from, to, ...filters }: JsonObject): boolean {
  const texts = listTexts(item).join('\n').toLowerCase();
  const words = String(q).toLowerCase().split(/\s+/);
  if (!words.every((word) => texts.includes(word))) return false;
  const time = Date.parse(String(item.created_at));
  if (time < Date.parse(String(from)) || time >= Date.parse(String(to))) return false;
  return Object.entries(filters).every(([name, value]) => {
    const count = item[`${name}_count`];
    if (typeof count === 'number') return count > 0 === value;
    return !(name in item) || (value === 'none' ? item[name] === null : item[name] === value);
  });
}

/** Lists the texts of an item that a search looks into: no names of fields, no ids and no times. */
function listTexts(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /(^|_)(id|at)$/.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, Array.isArray(value) ? name : key));
}

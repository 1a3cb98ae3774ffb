import { readStored, removeStored, writeStored } from '@/lib/browser/stored-value';
import { withBasePath } from '@/lib/config/base-path';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { Draft } from './draft';
import type { Call } from './send';
import { draftKey } from './storage-keys';
import { toTryItPath } from './try-it-path';

/** Drafts by operation. Like the last calls and the objects of the sandbox, they last as long as the document. */
export const drafts = new Map<string, Draft>();
export const calls: Call[] = [];
/** The key that is typed in the dialogs. */
export const typed = { key: '' };
/** Typed messages by channel. */
export const messageDrafts = new Map<string, string>();

/** Number of calls that a reader can look at again. */
const callCount = 10;

export function rememberCall(call: Call): void {
  calls.unshift(call);
  calls.length = Math.min(calls.length, callCount);
}

/** Stores a draft for the next load of the page; files cannot be stored. */
export function storeDraft(operation: string, draft: Draft): void {
  const fields = Object.entries(draft.fields).map(([name, values]) => [
    name,
    values.filter((value) => typeof value === 'string'),
  ]);
  writeStored(
    draftKey,
    JSON.stringify({ operation, draft: { ...draft, fields: Object.fromEntries(fields), undo: undefined } }),
    'sessionStorage',
  );
}

/** Returns the draft that was stored before the page was loaded again, and deletes it. */
export function takeStoredDraft(operation: string): Draft | undefined {
  const text = readStored(draftKey, 'sessionStorage');
  if (text === null) return undefined;
  removeStored(draftKey, 'sessionStorage');
  const stored = parseStored(text);
  return stored?.operation === operation ? stored.draft : undefined;
}

/** Another page of the same origin may have written anything there. */
function parseStored(text: string): { operation: string; draft: Draft } | undefined {
  try {
    const stored = JSON.parse(text);
    if (isDraft(stored.draft)) return stored;
  } catch {}
  console.warn(`The stored draft is not valid, so it is ignored: ${text.slice(0, 200)}`);
  return undefined;
}

function isDraft(draft: Partial<Record<keyof Draft, unknown>>): draft is Draft {
  const { server, mediaType, text, prefer, whatIfChoice, parameters, fields } = draft;
  const isText = (value: unknown) => typeof value === 'string';
  return (
    [server, mediaType, text, prefer, whatIfChoice].every(isText) &&
    Object.values(parameters as object).every(isText) &&
    Object.values(fields as object).every((values) => Array.isArray(values) && values.every(isText))
  );
}

/** Milliseconds to wait for the data of an operation. */
const timeout = 20_000;

/**
 * Loads what a dialog needs to know of an operation or a channel.
 * @throws Error that says what is wrong
 */
export async function loadTryItData<Data>(id: string, code: LocaleCode): Promise<Data> {
  const path = withBasePath(toTryItPath(id, code));
  const response = await fetch(path, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${path} cannot be loaded: the host returned ${response.status}.`);
  try {
    return await response.json();
  } catch (cause) {
    throw new Error(`${path} is not JSON.`, { cause });
  }
}

import { findSuccess, type Said } from './choose-example';
import type { Outcome, Refusal } from './problem';
import type { SandboxEvent, SandboxOperation, SandboxSettings } from './types';
import { isPlainObject, type JsonObject, toTime } from './values';

/** What a response with a status is to the event of an operation; wrong requests cause none. */
function chooseEvent({ event, failureEvent }: SandboxOperation, { status, body }: Outcome): SandboxEvent | undefined {
  if (status.startsWith('2')) return event;
  const { code } = body as JsonObject;
  const isOutcome = status === '402' || (status === '422' && /^(face|multiple|image)_/.test(String(code)));
  return isOutcome ? failureEvent : undefined;
}

/** The event that a call causes: the contract's example, about what the call was about. */
export function buildEvent(
  operation: SandboxOperation,
  said: Said,
  outcome: Outcome,
  requestId: string,
  { now, randomText }: SandboxSettings,
): SandboxEvent | undefined {
  const example = chooseEvent(operation, outcome);
  if (!example) return undefined;
  const body = isPlainObject(outcome.body) ? outcome.body : {};
  const facts = { ...said.path, ...(isPlainObject(said.body) ? said.body : {}), ...body };
  // The event of a check has the whole result; others say what has become of an object.
  const isResult = 'code' in example.data || Object.keys(example.data).every((name) => name in body);
  const data = isResult ? body : fillData(example.data, facts);
  return {
    ...example,
    id: `evt_${randomText(24)}`,
    created_at: toTime(now()),
    ...(example.request_id && { request_id: requestId }),
    data,
  };
}

/** The data of an event with what the call says about the same fields; the state that an event reports stays that of the event. */
function fillData(data: JsonObject, facts: JsonObject): JsonObject {
  const id = String(facts.id ?? '');
  const entries = Object.entries(data).map(([name, value]) => {
    const isAboutIt = name.endsWith('_id') && id !== '' && String(value).split('_')[0] === id.split('_')[0];
    if (isAboutIt) return [name, id];
    const isFilled = name !== 'status' && name !== 'id' && isOfType(facts[name], value);
    return [name, isFilled ? facts[name] : value];
  });
  return Object.fromEntries(entries);
}

/** Whether a value can stand where another stands; the checks of a session, for one, are a list first and results later. */
function isOfType(value: unknown, other: unknown): boolean {
  return typeof value === typeof other && Array.isArray(value) === Array.isArray(other);
}

/** An event as the stream sends it. */
export function toStreamText(event: SandboxEvent): string {
  return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/**
 * The stream after the event that the reader names as the last one; without one, the contract's events happen one after the other.
 * @param published what calls have caused, newest first
 */
export function openStream(
  operation: SandboxOperation,
  said: Said,
  published: readonly SandboxEvent[],
  { pause = 1000 }: SandboxSettings,
): Outcome | { refusal: Refusal } {
  const examples = operation.stream ?? [];
  const lastId = said.header['last-event-id'];
  const own = published.filter(({ id }) => !examples.some((example) => example.id === id)).toReversed();
  const all = lastId === undefined ? examples : [...examples, ...own];
  const index = all.findIndex(({ id }) => id === lastId);
  if (lastId !== undefined && index < 0) return { refusal: { status: '400', code: 'invalid_request' } };
  const pieces = all.slice(index + 1).map((event) => ({ delay: pause, text: toStreamText(event) }));
  // A comment shows at once that the stream is open.
  return { ...findSuccess(operation, said), stream: [{ delay: 0, text: ': open\n\n' }, ...pieces] };
}

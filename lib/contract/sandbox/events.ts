import type { Said } from './choose-example';
import type { Outcome } from './problem';
import type { SandboxEvent, SandboxOperation, SandboxPiece, SandboxSettings } from './types';
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
  const data = 'code' in example.data ? body : fillData(example.data, facts);
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
    return [name, name in facts && name !== 'status' && name !== 'id' ? facts[name] : value];
  });
  return Object.fromEntries(entries);
}

/** An event as the stream sends it. */
export function toStreamText(event: SandboxEvent): string {
  return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** What a stream sends by itself, after a comment that shows that it is open. */
export function toPieces(events: readonly SandboxEvent[], pause: number): SandboxPiece[] {
  return [{ delay: 0, text: ': open\n\n' }, ...events.map((event) => ({ delay: pause, text: toStreamText(event) }))];
}

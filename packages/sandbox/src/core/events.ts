import { toTime } from './formats';
import { isPlainObject, type JsonObject } from './json';
import type { SandboxEvent, SandboxOperation } from './operation';
import type { Context } from './pipeline/context';
import type { ResponseDraft } from './problem';

/** Chooses the event of an operation by the status of the response; wrong requests trigger none. */
function chooseEvent(
  { event, failureEvent }: SandboxOperation,
  { status, body }: ResponseDraft,
): SandboxEvent | undefined {
  if (status.startsWith('2')) return event;
  const { code } = body as JsonObject;
  const isFailure = status === '402' || (status === '422' && /^(face|multiple|image)_/.test(String(code)));
  return isFailure ? failureEvent : undefined;
}

/** Builds the event that a call triggers: the contract's example, about what the call was about. */
export function buildEvent(
  { operation, input, requestId, settings }: Context,
  response: ResponseDraft,
): SandboxEvent | undefined {
  const example = chooseEvent(operation, response);
  if (!example) return undefined;
  const body = isPlainObject(response.body) ? response.body : {};
  const details = { ...input.path, ...(isPlainObject(input.body) ? input.body : {}), ...body };
  // The event of a check has the whole result; others say what has become of an object.
  const isResult = 'code' in example.data || Object.keys(example.data).every((name) => name in body);
  const data = isResult ? body : fillData(example.data, details);
  return {
    ...example,
    id: `evt_${settings.randomText(24)}`,
    created_at: toTime(settings.now()),
    ...(example.request_id && { request_id: requestId }),
    data,
  };
}

/** Fills the data of an event with what the call says about the same fields; the state that an event reports stays that of the event. */
function fillData(data: JsonObject, details: JsonObject): JsonObject {
  const id = String(details.id ?? '');
  const entries = Object.entries(data).map(([name, value]) => {
    const isAboutIt = name.endsWith('_id') && id !== '' && String(value).split('_')[0] === id.split('_')[0];
    if (isAboutIt) return [name, id];
    const isFilled = name !== 'status' && name !== 'id' && isOfType(details[name], value);
    return [name, isFilled ? details[name] : value];
  });
  return Object.fromEntries(entries);
}

/** Returns whether a value can stand where another stands; the checks of a session, for one, are a list first and results later. */
function isOfType(value: unknown, other: unknown): boolean {
  return typeof value === typeof other && Array.isArray(value) === Array.isArray(other);
}

/** Writes an event as the stream sends it. */
export function toStreamText(event: SandboxEvent): string {
  return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

import { isPlainObject, parseJson } from '../core/json';
import { parseUrl } from '../core/parse-url';
import type { Sandbox, SandboxBody, SandboxResponse } from '../core/sandbox';

/** Addresses that are no part of the contract. */
const eventPath = '/sandbox/events/';
const clockPath = '/sandbox/clock';

/** A request to the sandbox itself. */
interface ControlRequest {
  method: string;
  url: string;
  body: SandboxBody | undefined;
  workspace: string;
}

/** Returns whether a request concerns the sandbox itself, and is no call of the API. */
export function isControl(url: string): boolean {
  const { pathname } = parseUrl(url);
  return pathname.startsWith(eventPath) || pathname === clockPath;
}

/** Responds to what concerns the sandbox itself: it emits an event, or moves the clock. */
export function handleControl(sandbox: Sandbox, { method, url, body, workspace }: ControlRequest): SandboxResponse {
  const { pathname } = parseUrl(url);
  const isEvent = pathname.startsWith(eventPath);
  if (method !== 'POST') return toProblem(405, `${pathname} has the method POST only.`, { Allow: 'POST, OPTIONS' });
  return isEvent ? emit(sandbox, pathname.slice(eventPath.length), workspace) : advance(sandbox, body);
}

function emit(sandbox: Sandbox, type: string, workspace: string): SandboxResponse {
  const event = sandbox.emit(type, workspace);
  return event ? toJson(202, event) : toProblem(404, `The contract has no event of the type ${type}.`);
}

function advance(sandbox: Sandbox, body: SandboxBody | undefined): SandboxResponse {
  const value = body?.kind === 'text' ? parseJson(body.text) : undefined;
  if (!isPlainObject(value)) return toProblem(400, 'Send JSON such as {"advance": "P2D"}.');
  const { advance: duration } = value;
  const now = typeof duration === 'string' ? sandbox.advance(duration) : undefined;
  return now ? toJson(200, { now: now.toISOString() }) : toProblem(422, toDurationProblem(duration));
}

function toDurationProblem(duration: unknown): string {
  return `"advance" is ${JSON.stringify(duration)}: send a duration without years and months, such as P2D or PT90S.`;
}

/** Builds a response about a problem that no contract describes. */
export function toProblem(status: number, detail: string, headers: Record<string, string> = {}): SandboxResponse {
  const body = JSON.stringify({ type: 'about:blank', status, detail });
  return { status, headers: { 'Content-Type': 'application/problem+json', ...headers }, body };
}

function toJson(status: number, value: unknown): SandboxResponse {
  return { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}

import { existsSync, readFileSync } from 'node:fs';
import {
  createSandbox,
  hashBytes,
  type Sandbox,
  type SandboxEvent,
  type SandboxFile,
  type SandboxOperation,
  type SandboxPart,
  type SandboxRequest,
  type SandboxSettings,
} from 'openapi-sandbox';
import { buildSandboxChannels, buildSandboxOperations } from 'openapi-sandbox/build';
import { loadContract } from '@/lib/contract/load-contract.server';
import { defaultLocale } from '@/lib/i18n/locales';

export const testKey = 'sk_test_sandbox';

/** The bytes of a JPEG without content, for checks that look at the beginning of a file. */
export const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]);
/** Another one, which the sandbox of the tests knows as a sample image. */
export const unreadable = Uint8Array.from([...jpeg, 1]);

const [openapi, asyncapi] = await Promise.all([
  loadContract('openapi', defaultLocale),
  loadContract('asyncapi', defaultLocale),
]);

export const contract = openapi;
export const sandboxOperations = buildSandboxOperations({
  openapi,
  asyncapi,
  images: [{ name: 'image-damaged.jpg', size: unreadable.length, hash: hashBytes(unreadable) }],
});
const sandboxChannels = buildSandboxChannels(asyncapi);

export function getSandboxOperation(id: string): SandboxOperation {
  const operation = sandboxOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`No operation ${id}`);
  return operation;
}

/** Settings with a clock that stands still unless it is moved, and ids that count. */
export function createSettings(): SandboxSettings & { advance: (seconds: number) => void } {
  let time = Date.parse('2026-11-25T10:00:00Z');
  let count = 0;
  return {
    now: () => new Date(time),
    randomText(length) {
      count += 1;
      return String(count).padStart(length, 'x');
    },
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
}

/** A sandbox with every operation and channel of the contract, and short ways to call it. */
export function createTestSandbox() {
  const settings = createSettings();
  const sandbox: Sandbox = createSandbox(sandboxOperations, settings, sandboxChannels);

  /** Responds, with the first event that the call emits at once. */
  function respond(request: SandboxRequest): ReturnType<Sandbox['respond']> & { event?: SandboxEvent } {
    const events: SandboxEvent[] = [];
    const stop = sandbox.onEvent((event) => events.push(event));
    const response = sandbox.respond(request);
    stop();
    return { ...response, ...(events[0] && { event: events[0] }) };
  }

  return {
    sandbox,
    settings,
    respond,
    /** Calls with a test key; a body that is no text is sent as JSON. */
    call(line: string, body?: unknown, headers: Record<string, string> = {}) {
      const [method = '', url = ''] = line.split(' ');
      const response = respond({
        method,
        url,
        headers: {
          Authorization: `Bearer ${testKey}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          body: { kind: 'text', text: typeof body === 'string' ? body : JSON.stringify(body) },
        }),
      });
      return { ...response, json: response.body === '' ? undefined : JSON.parse(response.body) };
    },
    /** Posts a form with a test key. */
    post(url: string, fields: Record<string, string | SandboxFile | (string | SandboxFile)[]>) {
      const parts = Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((single) => ({ name, value: single })),
      );
      const headers = { Authorization: `Bearer ${testKey}` };
      const response = respond({ method: 'POST', url, headers, body: { kind: 'form', parts } });
      return { ...response, json: JSON.parse(response.body) };
    },
  };
}

export function toFile(name: string, type = 'image/jpeg', bytes = jpeg): SandboxFile {
  return { name, type, bytes };
}

/** Every request that an operation's examples describe: one for each example of a body, or a single one. */
export function listExampleRequests(operation: SandboxOperation): { name: string; request: SandboxRequest }[] {
  const { method, path, parameters, body } = operation;
  const sent = parameters.filter(({ required, isInSample }) => required || isInSample);
  const query = new URLSearchParams(
    sent.filter(({ in: place }) => place === 'query').map(({ name, example }) => [name, String(example)]),
  );
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    String(parameters.find((parameter) => parameter.name === name)?.example),
  );
  const request = {
    method,
    url: query.size > 0 ? `${filled}?${query}` : filled,
    headers: { Authorization: `Bearer ${testKey}` },
  };
  const bodies = Object.entries(body?.content ?? {}).flatMap(([type, { examples, encoding }]) =>
    Object.entries(examples).map(([name, { value }]) => ({
      name: `${type} ${name}`,
      request:
        type === 'multipart/form-data'
          ? { ...request, body: { kind: 'form' as const, parts: toParts(value as object, encoding) } }
          : {
              ...request,
              headers: { ...request.headers, 'Content-Type': type },
              body: { kind: 'text' as const, text: JSON.stringify(value) },
            },
    })),
  );
  return bodies.length > 0 ? bodies : [{ name: 'no body', request }];
}

/** The parts of a form; a field whose types the contract names is a file, a published sample image where there is one. */
function toParts(value: object, encoding: Record<string, string[]>): SandboxPart[] {
  return Object.entries(value).flatMap(([name, item]) =>
    [item].flat().map((single): SandboxPart => {
      const type = encoding[name]?.[0];
      if (!type) return { name, value: typeof single === 'string' ? single : JSON.stringify(single) };
      const file = `public/sandbox/${single}`;
      const bytes = existsSync(file) ? new Uint8Array(readFileSync(file)) : jpeg;
      return { name, value: { name: String(single), type, bytes } };
    }),
  );
}

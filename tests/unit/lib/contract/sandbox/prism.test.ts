import type { SandboxOperation, SandboxRequest } from 'openapi-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '../../../../support/mock-server';
import { contract, createTestSandbox, listExampleRequests, sandboxOperations } from '../../../../support/sandbox';

let prism: MockServer;

beforeAll(async () => {
  prism = await startMockServer(contract, true);
});

afterAll(() => prism.close());

/** The status with which Prism responds. */
async function askPrism({ method, url, headers, body }: SandboxRequest): Promise<number> {
  const form = new FormData();
  for (const { name, value } of body?.kind === 'form' ? body.parts : []) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name);
  }
  const response = await fetch(`${prism.url}${url}`, {
    method: method.toUpperCase(),
    headers,
    ...(body && { body: body.kind === 'text' ? body.text : form }),
  });
  await response.body?.cancel();
  return response.status;
}

function askSandbox(request: SandboxRequest): number {
  return createTestSandbox().sandbox.respond(request).status;
}

/** Names of form fields that a request repeats. Prism reads a repeated part as a single one, and refuses it. */
function hasRepeatedPart({ body }: SandboxRequest): boolean {
  const names = body?.kind === 'form' ? body.parts.map(({ name }) => name) : [];
  return new Set(names).size < names.length;
}

interface Fault {
  /** Makes a request wrong; `undefined` where an operation cannot be called wrongly in this way. */
  apply: (request: SandboxRequest, operation: SandboxOperation) => SandboxRequest | undefined;
  /** What the contract says in words, where Prism chooses 422 before 400 because both are documented. */
  status?: number;
}

const withText = (request: SandboxRequest, text: string): SandboxRequest | undefined =>
  request.body?.kind === 'text' ? { ...request, body: { kind: 'text', text } } : undefined;
const withHeader = (request: SandboxRequest, name: string, value: string): SandboxRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});

const faults: Record<string, Fault> = {
  'no key': { apply: (request) => ({ ...request, headers: {} }) },
  'no JSON': { apply: (request) => withText(request, '{"a": }') },
  'an empty object': { apply: (request, { body }) => (body?.required ? withText(request, '{}') : undefined) },
  'no query': {
    apply: (request) => (request.url.includes('?') ? { ...request, url: request.url.replace(/\?.*/, '') } : undefined),
  },
  'a limit of 0': {
    apply: (request, { parameters }) =>
      parameters.some(({ name }) => name === 'limit')
        ? { ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}limit=0` }
        : undefined,
  },
  'a preference that is no part of a wrong request': { apply: (request) => withHeader(request, 'Prefer', 'code=401') },
  // A body that cannot be read is an `invalid_request` where 415 is not documented.
  'a type that the operation does not take': {
    apply: (request) => (request.body?.kind === 'text' ? withHeader(request, 'Content-Type', 'text/plain') : undefined),
    status: 400,
  },
  // An id that cannot be is as unknown as any other.
  'an id of another form': {
    apply: (request, { path }) =>
      path.includes('{') ? { ...request, url: path.replace(/\{[^{}]+\}/g, 'x') } : undefined,
    status: 404,
  },
  // A wrong parameter is an `invalid_request`; 422 is for bodies and for the query of an analysis.
  'a client key of another form': {
    apply: (request, { parameters }) =>
      parameters.some(({ name }) => name === 'X-Client-Key') ? withHeader(request, 'X-Client-Key', 'ck_1') : undefined,
    status: 400,
  },
};

describe('Prism and the sandbox respond with the same status', () => {
  it('to every example of a request', async () => {
    const requests = sandboxOperations.flatMap((operation) =>
      listExampleRequests(operation).map((example) => ({ ...example, id: operation.id })),
    );
    const differences: string[] = [];
    for (const { id, name, request } of requests.filter((example) => !hasRepeatedPart(example.request))) {
      const [theirs, ours] = [await askPrism(request), askSandbox(request)];
      if (theirs !== ours) differences.push(`${id}, ${name}: ${theirs} and ${ours}`);
    }
    expect(differences).toEqual([]);
  });

  it.each(Object.entries(faults))('to a request with %s', async (_, { apply, status }) => {
    const differences: string[] = [];
    for (const operation of sandboxOperations) {
      const requests = listExampleRequests(operation).filter(({ request }) => !hasRepeatedPart(request));
      const request = requests.map((example) => apply(example.request, operation)).find(Boolean);
      if (!request) continue;
      const [theirs, ours] = [await askPrism(request), askSandbox(request)];
      if (theirs !== ours && ours !== status) differences.push(`${operation.id}: ${theirs} and ${ours}`);
    }
    expect(differences).toEqual([]);
  });
});

import type { SandboxOperation, SandboxRequest } from 'openapi-sandbox';
import { describe, expect, it } from 'vitest';
import { createExampleValidator } from '@/lib/checks/contract/check-examples';
import { getOperation, listWebhooks } from '@/lib/contract/get-operation';
import { contract, createTestSandbox, listExampleRequests, sandboxOperations } from '../../../../support/sandbox';

const validate = createExampleValidator(contract.components);
const eventSchema = listWebhooks(contract)[0]?.body?.content['application/json']?.schema ?? {};

it.each(sandboxOperations.map((operation) => [operation.id, operation] as const))(
  'every example of a request %s succeeds with a valid response',
  (id, operation) => {
    for (const { name, request } of listExampleRequests(operation)) {
      const { status, body, stream, event } = createTestSandbox().respond(request);
      expect(status, `${name}: ${body}`).toBeLessThan(300);
      if (event) expect(validate(eventSchema, event), name).toBeUndefined();
      if (stream) continue;
      const { response } =
        getOperation(contract, id).responses.find((candidate) => candidate.status === String(status)) ?? {};
      const schema = response?.content?.['application/json']?.schema ?? {};
      expect(validate(schema, JSON.parse(body)), `${name}: ${body}`).toBeUndefined();
    }
  },
);

describe('what is created', () => {
  const creators = sandboxOperations.filter(({ resource }) => resource.action === 'create');
  it.each(creators.map((operation) => [operation.id, operation] as const))(
    'by %s is valid when it is read and listed',
    (_, { resource, parameters }) => {
      const { collection, id: idField = 'id' } = resource;
      const creator = creators.find((operation) => operation.resource === resource);
      const readers = sandboxOperations.filter(
        (other) => other.resource.collection === collection && ['read', 'list'].includes(other.resource.action ?? ''),
      );
      for (const { name, request } of creator ? listExampleRequests(creator) : []) {
        const { sandbox } = createTestSandbox();
        const id = JSON.parse(sandbox.respond(request).body)[idField];
        for (const { id: readerId, path } of readers.filter(({ path }) => !path.includes('search'))) {
          const url = path.replace(/\{([^{}]+)\}/g, (_match, parameter: string) =>
            String(parameters.find((known) => known.name === parameter)?.example ?? id),
          );
          const { status, body } = sandbox.respond({ ...request, method: 'get', url });
          const schema = getOperation(contract, readerId).responses[0]?.response.content?.['application/json']?.schema;
          expect([status, body.includes(id)], `${name}: ${readerId}`).toEqual([200, true]);
          expect(validate(schema ?? {}, JSON.parse(body)), `${name}: ${readerId}`).toBeUndefined();
        }
      }
    },
  );
});

it.each(sandboxOperations.map((operation) => [operation.id, operation] as const))(
  'every rule of x-sandbox of %s gets its example',
  (_, operation) => {
    for (const rule of operation.rules) {
      const expected = operation.responses.find(({ status }) => status === rule.response)?.examples[rule.example]
        ?.value;
      const isOfBody = Object.keys(rule.when).some((place) => place.startsWith('body.'));
      const results = listExampleRequests(operation)
        .filter(({ request }) => !isOfBody || request.body?.kind !== 'form')
        .map(({ request }) => createTestSandbox().sandbox.respond(applyRule(operation, request, rule.when)));
      const shapes = results.map(({ status, body }) => `${status} ${toShape(JSON.parse(body))}`);
      expect(shapes, JSON.stringify(rule.when)).toContain(`${rule.response} ${toShape(expected)}`);
    }
  },
);

/** What tells the examples of an operation apart, without ids and times. */
function toShape(value: unknown): string {
  const { data, faces, hands, ...others } = value as Record<string, unknown>;
  const told = ['code', 'status', 'type', 'matched', 'passed', 'not_found'].map((name) => others[name]);
  return JSON.stringify([...told, data && [data].flat().length > 0, [faces, hands].flat().length]);
}

/** A request with the values of a rule in their places; an image is an address that ends in its name. */
function applyRule(operation: SandboxOperation, request: SandboxRequest, when: Record<string, string>): SandboxRequest {
  const changed = structuredClone(request);
  const body = changed.body?.kind === 'text' ? JSON.parse(changed.body.text) : {};
  for (const [place, value] of Object.entries(when)) {
    const [part, ...path] = place.split('.');
    const name = path.join('.');
    if (part === 'header') changed.headers[name] = value;
    if (part === 'query') changed.url = putQuery(changed.url, name, value);
    if (part === 'path') {
      const example = operation.parameters.find((parameter) => parameter.name === name)?.example;
      changed.url = changed.url.replace(String(example), value);
    }
    if (part === 'body') putValue(body, path, value.endsWith('.jpg') ? `https://shop.example/${value}` : value);
  }
  if (changed.body?.kind === 'text') changed.body.text = JSON.stringify(body);
  return changed;
}

function putQuery(url: string, name: string, value: string): string {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${path}?${parameters}`;
}

/** Puts a value at a place, or in front of the list that is there. */
function putValue(target: Record<string, unknown>, [name = '', ...rest]: string[], value: string): void {
  const current = target[name];
  if (rest.length > 0 && typeof current === 'object' && current !== null)
    putValue(current as Record<string, unknown>, rest, value);
  else target[name] = Array.isArray(current) ? [value, ...current.slice(1)] : value;
}

import { expect, it } from 'vitest';
import { toPython } from '@/lib/contract/samples/python-sample';
import type { SampleRequest } from '@/lib/contract/samples/types';

/** A request with a form of text fields. */
function createRequest(...fields: [name: string, value: string][]): SampleRequest {
  const form = fields.map(([name, value]) => ({
    name,
    value,
    isFile: false,
    contentType: undefined,
    description: undefined,
  }));
  return {
    method: 'POST',
    isStream: false,
    url: 'https://api.test/v1/things',
    headers: [],
    value: undefined,
    json: undefined,
    form,
  };
}

it('the Python sample writes form fields as a dictionary', () => {
  expect(toPython(createRequest(['name', 'One'], ['tag', 'a']))).toContain(`
    data={
        "name": "One",
        "tag": "a",
    },
`);
});

it('the Python sample writes form fields as a list of tuples if a name repeats', () => {
  expect(toPython(createRequest(['name', 'One'], ['tag', 'a'], ['tag', 'b']))).toContain(`
    data=[
        ("name", "One"),
        ("tag", "a"),
        ("tag", "b"),
    ],
`);
});

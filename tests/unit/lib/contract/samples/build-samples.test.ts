import { describe, expect, it } from 'vitest';
import { getOperation, listOperations } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { buildSamples, writeSample } from '@/lib/contract/samples/build-samples';
import { toPhpForm } from '@/lib/contract/samples/form-samples';
import { toPython } from '@/lib/contract/samples/python-sample';
import { buildSampleRequest } from '@/lib/contract/samples/sample-request';
import { defaultLocale } from '@/lib/i18n/locales';

const document = await loadContract('openapi', defaultLocale);

function getSample(operationId: string, label: string): string {
  const request = buildSampleRequest(document, getOperation(document, operationId));
  return buildSamples(operationId, request).find((sample) => sample.label === label)?.code ?? '';
}

it('a Java sample without a body sends an empty one', () => {
  expect(getSample('reconnectAccount', 'Java')).toContain('.post(RequestBody.create(new byte[0]))');
  const ids = listOperations(document).map(({ id }) => id);
  expect(ids.filter((id) => /\.(post|put|patch)\(null\)/.test(getSample(id, 'Java')))).toEqual([]);
});

it('cURL sets the content type of a form itself', () => {
  expect(getSample('importContacts', 'cURL')).not.toMatch(/content-type/i);
});

it('a sample whose passage the snippet library does not write is an error, not an unchanged sample', () => {
  const request = buildSampleRequest(document, getOperation(document, 'importContacts'));
  const headers = [{ name: 'Content-Type', value: 'multipart/form-data' }];
  expect(() => writeSample('cURL', { ...request, headers })).toThrow(/writes code without[\s\S]*http-snippet\.ts/);
});

it('the Go sample stops at each error', () => {
  expect(getSample('createAgent', 'Go').match(/if err != nil/g)).toHaveLength(3);
});

it.each([
  ['Go', 'importContacts', '"Content-Type": {"text/csv"}'],
  ['Java', 'importContacts', 'MediaType.parse("text/csv")'],
  ['PHP', 'importContacts', 'new CURLFile("contacts.csv", "text/csv")'],
  ['C#', 'importContacts', 'new MediaTypeHeaderValue("text/csv")'],
  ['TypeScript SDK', 'importContacts', "file: await openAsBlob('contacts.csv', { type: 'text/csv' }),"],
  ['TypeScript SDK', 'matchFacesV2', "    await openAsBlob('selfie-other-person.jpg', { type: 'image/jpeg' }),\n  ],"],
])('a file is sent with its type by %s in %s', (label, operationId, code) => {
  expect(getSample(operationId, label)).toContain(code);
});

it('the PHP sample writes the body itself if a part repeats', () => {
  const code = getSample('matchFacesV2', 'PHP');
  expect(code).toContain(`
  ["candidates", file_get_contents("selfie.jpg"), "selfie.jpg", "image/jpeg"],
  ["candidates", file_get_contents("selfie-other-person.jpg"), "selfie-other-person.jpg", "image/jpeg"],
  ["threshold", "0.8"],
`);
  expect(code).toContain('CURLOPT_POSTFIELDS => $body,');
  expect(code).toContain('"Content-Type: multipart/form-data; boundary=$boundary",');
});

describe('a stream is read while it lasts', () => {
  it.each([
    ['Go', "line, err := reader.ReadString('\\n')"],
    ['Java', 'while ((line = source.readUtf8Line()) != null)'],
    ['Java', '.readTimeout(60, TimeUnit.SECONDS)'], // Its own limit is 10 seconds.
    ['PHP', 'CURLOPT_WRITEFUNCTION => function ($curl, $chunk)'],
    ['C#', 'HttpCompletionOption.ResponseHeadersRead'],
  ])('by %s', (label, code) => {
    expect(getSample('streamEvents', label)).toContain(code);
  });
});

it('a stream that is opened with a body is refused, as most samples of streams send none', () => {
  const request = buildSampleRequest(document, getOperation(document, 'streamEvents'));
  expect(() => buildSamples('streamReplies', { ...request, method: 'POST', json: { text: 'Hi' } })).toThrow(
    /^POST \S+ opens a stream with a body[\s\S]*stream-samples\.ts/,
  );
});

/** A request with a form of texts. */
function createFormRequest(...fields: [name: string, value: string][]) {
  const rest = { isFile: false, contentType: undefined, description: undefined };
  const form = fields.map(([name, value]) => ({ name, value, ...rest }));
  return { method: 'POST', isStream: false, url: 'https://api.test', headers: [], value: {}, json: undefined, form };
}

it('the PHP sample of a form sends a dollar sign as it is', () => {
  expect(toPhpForm(createFormRequest(['note', 'Hi $name']))).toContain('"note" => "Hi \\$name"');
});

it('the Python sample writes a form as a dictionary, or as a list of tuples if a name repeats', () => {
  const write = (...fields: [string, string][]) => toPython(createFormRequest(...fields)).replace(/\s+/g, ' ');
  expect(write(['name', 'One'], ['tag', 'a'])).toContain('data={ "name": "One", "tag": "a", },');
  expect(write(['tag', 'a'], ['tag', 'b'])).toContain('data=[ ("tag", "a"), ("tag", "b"), ],');
});

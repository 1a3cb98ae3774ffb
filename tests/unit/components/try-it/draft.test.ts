import { createSandbox, formType } from 'openapi-sandbox';
import { describe, expect, it } from 'vitest';
import { applyTestInput, createDraft, listFields, setInput } from '@/components/try-it/draft';
import { isLiveKey, prepareRequest, toHttp } from '@/components/try-it/prepare-request';
import { writeCode } from '@/components/try-it/write-code';
import { createSettings, getSandboxOperation as get, sandboxOperations as operations } from '../../../support/sandbox';

const server = 'https://api.agent.example';
const key = 'sk_test_mine';

const prepare = (id: string, draft = createDraft(get(id))) => prepareRequest(get(id), draft, ` ${key}\n`, server);

describe('the draft that a reader starts with', () => {
  it('is a request that the sandbox accepts, for every operation whose body is JSON', () => {
    const refused = operations.flatMap(({ id }) => {
      const sandbox = createSandbox([get(id)], createSettings()); // As on its page.
      const { method, url, headers, text, parts } = prepare(id);
      if (parts) return [];
      const sent = text !== undefined && ({ body: { kind: 'text', text } } as const);
      const { status, body } = sandbox.respond({ method, url, headers, ...sent });
      return status < 300 ? [] : [`${id}: ${status} ${body}`];
    });
    expect(refused).toEqual([]);
  });

  it('has the example of each required field of a form', () => {
    const forms = operations.filter(({ body }) => body?.content[formType]);
    expect(forms.length).toBeGreaterThan(5);
    for (const operation of forms) {
      const media = operation.body?.content[formType];
      const fields = media ? listFields(media, operation.schemas) : [];
      const draft = createDraft(operation);
      const missing = fields.filter(({ name, isRequired }) => isRequired && !draft.fields[name]?.length);
      // Alternatives of a form have required fields of their own.
      if (!media?.schema.oneOf && !operation.id.startsWith('validate')) expect(missing).toEqual([]);
      expect(fields.some(({ isFile }) => isFile)).toBe(true);
    }
  });
});

it('a test input is written into the field of a form, the text of a body, or a parameter', () => {
  const form = setInput(createDraft(get('detectFaces')), 'body.image', 'no-face.jpg');
  expect(form.fields.image).toEqual(['no-face.jpg']);
  const json = setInput(createDraft(get('createContact')), 'body.phone', '+6281200000404');
  expect(JSON.parse(json.text).phone).toBe('+6281200000404');
  const image = setInput(
    { ...form, mediaType: 'application/json', text: '{"image": "/9j/4AAQ"}' },
    'body.image',
    'a.jpg',
  );
  expect(JSON.parse(image.text).image).toBe('https://shop.example/uploads/a.jpg');
  const parameter = setInput(createDraft(get('getContact')), 'path.contact_id', 'con_missing');
  expect(prepare('getContact', parameter).url).toBe(`${server}/v1/wa/contacts/con_missing`);
});

describe('a test input that gives way to another', () => {
  const start = createDraft(get('createContact'));
  const chosen = applyTestInput(start, { 'body.phone': '+6281200000404' });

  it('is taken out again', () => {
    expect(applyTestInput(chosen, {}).text).toBe(start.text);
    expect(applyTestInput(chosen, { 'body.name': 'Sari' }).text).not.toContain('+6281200000404');
  });

  it('stays where the reader has gone on typing', () => {
    expect(applyTestInput({ ...chosen, text: `${chosen.text} ` }, {}).text).toBe(`${chosen.text} `);
  });
});

describe('the request', () => {
  it('sends only what is filled in, the key in a header and the query encoded', () => {
    const draft = createDraft(get('searchContacts'));
    const { url, headers } = prepare('searchContacts', {
      ...draft,
      parameters: { ...draft.parameters, 'query.q': 'a b&c', 'query.cursor': '' },
      prefer: 'code=429, example=rate_limited',
    });
    expect(url).toContain('q=a%20b%26c');
    expect(url).not.toContain('cursor');
    expect(url).not.toContain(key);
    expect(headers).toMatchObject({ Authorization: `Bearer ${key}`, Prefer: 'code=429, example=rate_limited' });
  });

  it('can be copied in several languages', () => {
    const request = prepare('createContact');
    expect(writeCode('cURL', request)).toContain(
      `curl --request POST '${server}/v1/wa/contacts' \\\n  --header 'Author`,
    );
    expect(writeCode('JavaScript', request)).toContain('await fetch(');
    expect(writeCode('Python', request)).toContain('requests.post(');
    for (const language of ['Go', 'Java', 'PHP', 'C#'] as const) {
      expect(writeCode(language, request)).toContain(`${server}/v1/wa/contacts`);
      expect(writeCode(language, prepare('detectFaces'))).toContain('selfie.jpg');
    }
    expect(writeCode('Go', prepare('streamEvents'))).toContain('bufio');
    expect(writeCode('cURL', prepare('detectFaces'))).toContain("--form 'image=@selfie.jpg;type=image/jpeg'");
    expect(toHttp(request)).toMatch(/^POST \/v1\/wa\/contacts HTTP\/1\.1\nHost: api\.agent\.example\n/);
  });

  it('is never sent with a live key', () => {
    expect(['sk_live_1', 'Bearer sk_live_1'].every(isLiveKey)).toBe(true);
    expect(isLiveKey('sk_test_1')).toBe(false);
  });
});

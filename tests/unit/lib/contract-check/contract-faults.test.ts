import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getOperation } from '@/lib/api-contract/get-operation';
import { bundleContract, insistOnDrawable } from '@/lib/api-contract/load-contract.server';
import { applyOverlay } from '@/lib/api-contract/overlay.server';
import { resolveReference } from '@/lib/api-contract/resolve-reference';
import { parsePages } from '@/lib/content-check/parse-pages';
import { checkDescriptions } from '@/lib/contract-check/check-descriptions';
import { checkErrorCodes } from '@/lib/contract-check/check-error-codes';
import { checkExamples } from '@/lib/contract-check/check-examples';
import { checkOverlay } from '@/lib/contract-check/check-overlay';
import { checkContractPages, checkTranslatedFields, findUndocumented } from '@/lib/contract-check/check-pages';
import { checkSchemaReferences } from '@/lib/contract-check/check-schema-references';
import { checkTerms } from '@/lib/contract-check/check-terms';
import { checkUnreferenced } from '@/lib/contract-check/check-unreferenced';
import { locateOperations } from '@/lib/contract-check/locate-operations.server';
import { SiteError } from '@/lib/errors/site-error';
import { createContract } from '../../../support/contract';

const asyncapi = { asyncapi: '3.0.0', channels: {}, operations: {}, components: { schemas: {} } };
const page = {
  file: 'content/docs/api/get-thing.mdx',
  url: '/docs/api/get-thing',
  operation: 'getThing' as string | undefined,
  text: '---\ntitle: Get a thing\noperation: getThing\n---\n',
  body: 'Text.\n\n<Operation />\n\n## More\n',
};
const getPlace = (id: string) => `content/openapi/things.yaml#${id}`;

async function checkPages(...pages: (typeof page)[]): Promise<string[]> {
  const { parsed } = await parsePages(pages);
  const contract = createContract();
  const faults = [...findUndocumented(contract, pages), ...checkContractPages(contract, asyncapi, parsed)];
  return faults.map(({ file, message }) => `${file}: ${message}`);
}

describe('an operation page', () => {
  it.each([
    ['', page.body],
    [', written without a space', 'Text.\n\n<Operation/>\n'],
    [', and shows the tag in a code block', `${page.body}\n\`\`\`mdx\n<Operation />\n\`\`\`\n`],
  ])('has no faults if it draws its operation once%s', async (_, body) => {
    expect(await checkPages({ ...page, body })).toEqual([]);
  });

  it('is required for every operation', async () => {
    expect(await checkPages()).toEqual([
      'content/docs/api: The operation "getThing" (GET /v1/things/{thing_id}) has no page.',
    ]);
  });

  it('with an unknown operation is reported, and the nearest id is suggested', async () => {
    expect(await checkPages(page, { ...page, operation: 'getThng' })).toEqual([
      `${page.file}:3: The contract has no operation "getThng".`,
    ]);
    expect(() => getOperation(createContract(), 'getThng')).toThrow('Nearest: getThing.');
  });

  it.each([
    ['Text.\n', 0, 3],
    ['```mdx\n<Operation />\n```\n', 0, 3],
    ['Text.\n\nText.\n\n<Operation />\n\n<Operation />\n', 2, 7],
  ])('that does not draw its operation exactly once is reported: %j', async (body, count, line) => {
    expect(await checkPages({ ...page, body })).toEqual([
      `${page.file}:${line}: The page draws its operation ${count} times.`,
    ]);
  });

  it('that draws an operation without naming it is reported', async () => {
    const unnamed = { ...page, file: 'content/docs/api/other.mdx', operation: undefined };
    expect(await checkPages(page, unnamed)).toEqual([
      `${unnamed.file}:3: The page draws <Operation />, but its frontmatter names no operation.`,
    ]);
  });
});

it('an operation is located by file and line, or by folder if not found', () => {
  const { getPlace: getOperationPlace } = locateOperations();
  expect(getOperationPlace('detectFaces')).toMatch(/^content\/openapi\/face\.yaml:\d+$/);
  expect(getOperationPlace('getThing')).toBe('content/openapi');
});

it('a field that nothing describes is a fault, but not the value of a free name', () => {
  const properties = {
    size: { type: 'integer' },
    tags: { additionalProperties: { type: 'string' }, description: 'Tags.' },
  };
  const content = { 'application/json': { schema: { properties } } };
  const contract = createContract({ requestBody: { content } });
  expect(checkDescriptions(contract, asyncapi, getPlace)).toEqual([
    expect.objectContaining({ file: getPlace('getThing'), message: 'getThing: the field size has no description.' }),
  ]);
});

it('an operation that the entry file does not refer to is a fault with the place of the operation', () => {
  expect(checkUnreferenced(createContract(), ['getThing', 'getOther'], getPlace)).toEqual([
    expect.objectContaining({ file: getPlace('getOther'), message: expect.stringContaining('"getOther" is not part') }),
  ]);
});

describe('a schema reference in a page', () => {
  it('to an unknown schema is reported with its line and the nearest name', async () => {
    const body = 'Text.\n\n<SchemaReference name="Thing" />\n\n<SchemaReference name="Thng" />\n';
    const { parsed } = await parsePages([{ ...page, body }]);
    expect(checkSchemaReferences(createContract(), parsed)).toEqual([
      {
        file: `${page.file}:5`,
        message: 'The contract has no schema "Thng".',
        hint: expect.stringMatching(/^Nearest: Thing/),
      },
    ]);
  });
});

describe('an example', () => {
  it('that fits its schema passes', () => {
    expect(checkExamples(createContract(), getPlace)).toEqual({ faults: [], count: 3 });
  });

  it('that does not fit its schema is reported with its place and the reason', () => {
    const { responses } = createContract().paths['/v1/things/{thing_id}']?.get ?? {};
    const contract = createContract({
      responses: {
        ...responses,
        '200': {
          description: 'The thing.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Thing' },
              examples: { thing: { value: { id: '1' } } },
            },
          },
        },
      },
    });
    expect(checkExamples(contract, getPlace).faults).toMatchObject([
      {
        file: getPlace('getThing'),
        message: 'getThing, response 200 (application/json), example thing: /id must match pattern "^thg_\\d+$"',
      },
    ]);
  });
});

it.each(['openapi', 'asyncapi'])('an entry file that is not valid YAML is reported with its line: %s', async (name) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'contract-')), `${name}.yaml`);
  writeFileSync(file, `${name}: 3.1.1\ninfo:\n  title: A: B\n`);
  await expect(bundleContract(file)).rejects.toThrow(`${file}:3 is not valid YAML: bad indentation`);
  await expect(bundleContract(file)).rejects.toBeInstanceOf(SiteError);
});

it.each([
  ['is empty', ''],
  ['names no version', 'info:\n  title: A\n'],
])('an entry file that %s is reported with the repair', async (_, text) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'contract-')), 'openapi.yaml');
  writeFileSync(file, text);
  await expect(bundleContract(file)).rejects.toThrow(
    new RegExp(`^${file} cannot be read as a contract: [^\n]+\\.\n  → .*openapi: 3\\.1\\.1`),
  );
});

describe('what the site cannot draw', () => {
  const contract = createContract();
  const schema = (change: object) => ({
    ...contract,
    components: { ...contract.components, schemas: { Thing: { type: 'object', ...change } } },
  });
  const parameter = { name: 'a', in: 'query', description: 'A.', schema: { type: 'string' } };
  const operation = (change: object) => ({ ...contract, paths: { '/v1': { get: { ...getThing, ...change } } } });
  const getThing = contract.paths['/v1/things/{thing_id}']?.get;

  it.each([
    [
      'a keyword',
      schema({ properties: { size: { multipleOf: 5 } } }),
      '.properties.size: has the unknown field "multipleOf"',
    ],
    ['a schema that is a boolean', schema({ items: true }), 'items: must be an object'],
    [
      'a keyword among free names',
      schema({ additionalProperties: { type: 'string', if: {}, else: {} } }),
      'components.schemas.Thing.additionalProperties: has the unknown fields "if", "else"',
    ],
    [
      'a cookie',
      operation({ parameters: [{ ...parameter, in: 'cookie' }] }),
      'paths./v1.get.parameters.0.in: must be one of "path", "query", "header"',
    ],
    [
      'an example by reference',
      operation({ requestBody: { content: { 'text/plain': { examples: { one: { $ref: '#/a' } } } } } }),
      'paths./v1.get.requestBody.content.text/plain.examples.one.value: is missing',
    ],
  ])('is reported with its place: %s', (_, document, line) => {
    expect(() => insistOnDrawable('openapi', document)).toThrow(line);
    expect(() => insistOnDrawable('openapi', document)).toThrow(/^content\/openapi\/openapi\.yaml is not valid:/);
  });

  it('is not what is published beside it', () => {
    const document = { ...contract, info: { ...contract.info, license: { name: 'MIT' } } };
    expect(insistOnDrawable('openapi', document)).toBe(document);
  });
});

describe('a reference', () => {
  it('to a missing file throws an error that names the file', async () => {
    await expect(bundleContract('tests/fixtures/contract/dangling.yaml')).rejects.toThrow(
      /cannot be bundled[\s\S]*nowhere\.yaml/,
    );
  });

  it('to a missing schema throws an error with the nearest names', () => {
    expect(() => resolveReference(createContract(), { $ref: '#/components/schemas/Thng' })).toThrow(
      /"#\/components\/schemas\/Thng" in the contract does not resolve[\s\S]*Nearest: Thing/,
    );
  });
});

describe('an overlay', () => {
  const overlay = (target: string, update: Record<string, unknown>) => ({
    overlay: '1.0.0' as const,
    info: { title: 'Texts', version: '1.0.0' },
    actions: [{ target, update }],
  });

  it('is merged into what its target matches', () => {
    const contract = applyOverlay(
      createContract(),
      overlay('$.components.schemas.Thing', { properties: { id: { description: 'Id benda.' } } }),
    );
    expect(contract.components.schemas.Thing).toMatchObject({
      description: 'A thing.',
      properties: { id: { type: 'string', description: 'Id benda.' } },
    });
  });

  it('with a target that matches nothing is a fault', () => {
    const faults = checkOverlay({}, overlay('$.paths.nowhere', { summary: 'x' }), 'overlay.id.yaml');
    expect(faults.map(({ message }) => message)).toEqual([
      'The overlay "Texts" has a target that matches nothing: $.paths.nowhere',
    ]);
  });

  it('must translate every text', () => {
    const document = { info: { description: 'One.' }, tags: [{ name: 'a', description: 'Two.' }] };
    const faults = checkOverlay(document, overlay('$.info', { description: 'Satu.' }), 'overlay.id.yaml');
    expect(faults).toEqual([
      {
        file: 'overlay.id.yaml',
        message: '/tags/0/description has no translation: "Two."',
        hint: 'Add an action with the target $.tags[0] and the update { description: … }.',
      },
    ]);
  });
});

describe('a word that the glossary replaces', () => {
  it('is reported with its place, but not in code', () => {
    const document = { info: { description: 'Calls an end point with `apikey`.' } };
    expect(checkTerms(document, 'en', 'openapi.yaml')).toEqual([
      {
        file: 'openapi.yaml/info/description',
        message: '"end point" is not the glossary term.',
        hint: expect.stringMatching(/^Write "endpoint"/),
      },
    ]);
  });
});

it('the text of a response is checked even where its name is that of a value', () => {
  const responses = { default: { description: 'An end point.' } };
  expect(checkTerms({ responses, default: 'An end point.' }, 'en', 'openapi.yaml')).toMatchObject([
    { file: 'openapi.yaml/responses/default/description' },
  ]);
});

describe('an error example', () => {
  it('whose type links to its own section passes', () => {
    expect(checkErrorCodes(createContract(), 'https://docs.test', ['not_found'], getPlace)).toEqual([]);
  });

  it('without a section, or with a wrong type, is a fault', () => {
    expect(checkErrorCodes(createContract(), 'https://other.test', ['not_fund'], getPlace)).toMatchObject([
      { file: getPlace('getThing'), message: 'The error "not_found" has no section on /docs/api/introduction.' },
      {
        file: getPlace('getThing'),
        message:
          'getThing, 404, example "not_found" does not match its error: type https://docs.test/docs/api/introduction#not_found.',
        hint: 'The type must be https://other.test/docs/api/introduction#not_found.',
      },
    ]);
  });

  it('with a wrong code or status is a fault that names both', () => {
    const type = 'https://docs.test/docs/api/introduction#not_found';
    const examples = { not_found: { value: { code: 'lost', status: 400, type } } };
    const content = { 'application/problem+json': { schema: {}, examples } };
    const contract = createContract({ responses: { '404': { description: 'No such thing.', content } } });
    expect(checkErrorCodes(contract, 'https://docs.test', ['not_found'], getPlace)).toMatchObject([
      {
        message: 'getThing, 404, example "not_found" does not match its error: code lost, status 400.',
        hint: 'The code must be not_found. The status must be 404.',
      },
    ]);
  });
});

it('a translation that documents something else than its source is a fault with the place of the field', () => {
  const source = { file: 'content/docs/a.mdx', url: '/docs/a', text: '', operation: 'getThing' };
  const translation = { ...source, file: 'content/docs/a.id.mdx', text: '---\ntitle: A\noperation: listThings\n---\n' };
  expect(checkTranslatedFields([source, { ...translation, operation: 'getThing' }])).toEqual([]);
  expect(checkTranslatedFields([source, { ...translation, operation: 'listThings' }])).toEqual([
    {
      file: 'content/docs/a.id.mdx:3',
      message: 'The page names the operation "listThings", and its source content/docs/a.mdx "getThing".',
      hint: 'Write `operation: getThing` in its frontmatter.',
    },
  ]);
  expect(checkTranslatedFields([source, { ...translation, operation: undefined }])).toHaveLength(1);
});

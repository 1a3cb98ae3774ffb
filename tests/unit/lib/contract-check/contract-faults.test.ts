import { describe, expect, it } from 'vitest';
import { getOperation } from '@/lib/api-contract/get-operation';
import { bundleContract } from '@/lib/api-contract/load-contract.server';
import { applyOverlay } from '@/lib/api-contract/overlay.server';
import { resolveReference } from '@/lib/api-contract/resolve-reference';
import { parsePages } from '@/lib/content-check/parse-pages';
import { checkErrorCodes } from '@/lib/contract-check/check-error-codes';
import { checkExamples } from '@/lib/contract-check/check-examples';
import { checkOverlay } from '@/lib/contract-check/check-overlay';
import { checkContractPages, findUndocumented } from '@/lib/contract-check/check-pages';
import { checkSchemaReferences } from '@/lib/contract-check/check-schema-references';
import { checkTerms } from '@/lib/contract-check/check-terms';
import { locateOperations } from '@/lib/contract-check/locate-operations.server';
import { createContract } from '../../../support/contract';

const asyncapi = { asyncapi: '3.0.0', channels: {}, operations: {}, components: { schemas: {} } };
const page = {
  file: 'content/docs/api/get-thing.mdx',
  url: '/docs/api/get-thing',
  operation: 'getThing' as string | undefined,
  body: 'Text.\n\n<Operation />\n\n## More\n',
};
const getPlace = (id: string) => `content/openapi/things.yaml#${id}`;

async function checkPages(...pages: (typeof page)[]): Promise<string[]> {
  const { parsed } = await parsePages(pages);
  const contract = createContract();
  const faults = [...findUndocumented(contract, pages), ...checkContractPages(contract, asyncapi, parsed)];
  return faults.map(({ file, message }) => `${file}: ${message}`);
}

describe('a page of an operation', () => {
  it.each([
    ['', page.body],
    [', written without a space', 'Text.\n\n<Operation/>\n'],
    [', and shows how to write it', `${page.body}\n\`\`\`mdx\n<Operation />\n\`\`\`\n`],
  ])('is sound when it draws its operation once%s', async (_, body) => {
    expect(await checkPages({ ...page, body })).toEqual([]);
  });

  it('is missing for an operation that no page names', async () => {
    expect(await checkPages()).toEqual([
      'content/docs/api: The operation "getThing" (GET /v1/things/{thing_id}) has no page.',
    ]);
  });

  it('with an unknown id is named, with the nearest', async () => {
    expect(await checkPages(page, { ...page, operation: 'getThng' })).toEqual([
      `${page.file}: There is no operation "getThng" in the contract.`,
    ]);
    expect(() => getOperation(createContract(), 'getThng')).toThrow('Nearest: getThing.');
  });

  it.each([
    ['Text.\n', 0],
    ['```mdx\n<Operation />\n```\n', 0],
    ['<Operation />\n\n<Operation />\n', 2],
  ])('that does not draw its operation once is named: %j', async (body, count) => {
    expect(await checkPages({ ...page, body })).toEqual([`${page.file}: The page draws its operation ${count} times.`]);
  });

  it('is asked for the operation that it draws', async () => {
    const unnamed = { ...page, file: 'content/docs/api/other.mdx', operation: undefined };
    expect(await checkPages(page, unnamed)).toEqual([
      `${unnamed.file}:3: The page draws <Operation />, and its frontmatter names no operation.`,
    ]);
  });
});

it('an operation is found in the file that it is written in, and else in the folder', () => {
  const getOperationPlace = locateOperations();
  expect(getOperationPlace('detectFaces')).toMatch(/^content\/openapi\/face\.yaml:\d+$/);
  expect(getOperationPlace('getThing')).toBe('content/openapi');
});

describe('a schema that a page draws', () => {
  it('is named with its line and the nearest where the contract has none', async () => {
    const body = 'Text.\n\n<SchemaReference name="Thing" />\n\n<SchemaReference name="Thng" />\n';
    const { parsed } = await parsePages([{ ...page, body }]);
    expect(checkSchemaReferences(createContract(), parsed)).toEqual([
      {
        file: `${page.file}:5`,
        message: 'There is no schema "Thng" in the contract.',
        hint: expect.stringMatching(/^Nearest: Thing/),
      },
    ]);
  });
});

describe('an example', () => {
  it('that fits its schema passes', () => {
    expect(checkExamples(createContract(), getPlace)).toEqual({ faults: [], count: 3 });
  });

  it('that does not fit is named with its place and the reason', () => {
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

describe('a reference', () => {
  it('to another file that leads nowhere names the files', async () => {
    await expect(bundleContract('tests/fixtures/contract/dangling.yaml')).rejects.toThrow(
      /does not hold together[\s\S]*nowhere\.yaml/,
    );
  });

  it('within the contract that leads nowhere gets the nearest names', () => {
    expect(() => resolveReference(createContract(), { $ref: '#/components/schemas/Thng' })).toThrow(
      /"#\/components\/schemas\/Thng" of the contract leads nowhere[\s\S]*Nearest: Thing/,
    );
  });
});

describe('an overlay', () => {
  const overlay = (target: string, update: Record<string, unknown>) => ({
    overlay: '1.0.0' as const,
    info: { title: 'Texts', version: '1.0.0' },
    actions: [{ target, update }],
  });

  it('changes what its target matches, and merges objects', () => {
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

  it('has to translate every text', () => {
    const document = { info: { description: 'One.' }, tags: [{ name: 'a', description: 'Two.' }] };
    const faults = checkOverlay(document, overlay('$.info', { description: 'Satu.' }), 'overlay.id.yaml');
    expect(faults.map(({ message }) => message)).toEqual(['/tags/0/description has no translation: "Two."']);
  });
});

describe('a word that the glossary replaces', () => {
  it('is named with its place, and not where it is code', () => {
    const document = { info: { description: 'Calls an end point with `apikey`.' } };
    expect(checkTerms(document, 'en', 'openapi.yaml')).toEqual([
      {
        file: 'openapi.yaml/info/description',
        message: '"end point" is not the word of the glossary.',
        hint: expect.stringMatching(/^Write "endpoint"/),
      },
    ]);
  });
});

describe('an error', () => {
  it('whose type leads to its own section passes', () => {
    expect(checkErrorCodes(createContract(), 'https://docs.test', ['not_found'], getPlace)).toEqual([]);
  });

  it('without a section, or with another type, is a fault', () => {
    expect(checkErrorCodes(createContract(), 'https://other.test', ['not_fund'], getPlace)).toMatchObject([
      { file: getPlace('getThing'), message: 'The error "not_found" has no section on /docs/api/introduction.' },
      {
        file: getPlace('getThing'),
        message:
          'getThing, 404, example "not_found" does not fit its error: type https://docs.test/docs/api/introduction#not_found.',
        hint: 'The type has to be https://other.test/docs/api/introduction#not_found.',
      },
    ]);
  });

  it('with another code or status is a fault that says so', () => {
    const type = 'https://docs.test/docs/api/introduction#not_found';
    const examples = { not_found: { value: { code: 'lost', status: 400, type } } };
    const content = { 'application/problem+json': { schema: {}, examples } };
    const contract = createContract({ responses: { '404': { description: 'No such thing.', content } } });
    expect(checkErrorCodes(contract, 'https://docs.test', ['not_found'], getPlace)).toMatchObject([
      {
        message: 'getThing, 404, example "not_found" does not fit its error: code lost, status 400.',
        hint: 'The code has to be not_found. The status has to be 404.',
      },
    ]);
  });
});

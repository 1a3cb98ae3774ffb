import { describe, expect, it } from 'vitest';
import { parsePages } from '@/lib/checks/content/parse-pages';
import { checkContractPages, checkTranslatedFields, findUndocumented } from '@/lib/checks/contract/check-pages';
import { getOperation } from '@/lib/contract/get-operation';
import { createContract } from '../../../../support/contract';

const asyncapi = { asyncapi: '3.0.0', channels: {}, operations: {}, components: { schemas: {} } };

const page = {
  file: 'content/docs/api/get-thing.mdx',
  url: '/docs/api/get-thing',
  operation: 'getThing' as string | undefined,
  text: '---\ntitle: Get a thing\noperation: getThing\n---\n',
  body: 'Text.\n\n<Operation />\n\n## More\n',
};

async function checkPages(...pages: (typeof page)[]): Promise<string[]> {
  const { parsed } = await parsePages(pages);
  const contract = createContract();
  const problems = [...findUndocumented(contract, pages), ...checkContractPages(contract, asyncapi, parsed)];
  return problems.map(({ file, message }) => `${file}: ${message}`);
}

describe('an operation page', () => {
  it.each([
    ['', page.body],
    [', written without a space', 'Text.\n\n<Operation/>\n'],
    [', and shows the tag in a code block', `${page.body}\n\`\`\`mdx\n<Operation />\n\`\`\`\n`],
  ])('has no problems if it renders its operation once%s', async (_, body) => {
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
  ])('that does not render its operation exactly once is reported: %j', async (body, count, line) => {
    expect(await checkPages({ ...page, body })).toEqual([
      `${page.file}:${line}: The page renders its operation ${count} times.`,
    ]);
  });

  it('that renders an operation without naming it is reported', async () => {
    const unnamed = { ...page, file: 'content/docs/api/other.mdx', operation: undefined };
    expect(await checkPages(page, unnamed)).toEqual([
      `${unnamed.file}:3: The page renders <Operation />, but its frontmatter names no operation.`,
    ]);
  });
});

it('a translation that documents something else than its source is a problem with the place of the field', () => {
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

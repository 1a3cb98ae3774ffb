import type { RootContent } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import type { AsyncApiDocument } from '@/lib/contract/asyncapi-schema';
import { buildChannelDoc } from '@/lib/contract/channel-doc';
import { problemType } from '@/lib/contract/error-codes';
import { getChannel } from '@/lib/contract/get-channel';
import { getOperation, listOperations } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { buildOperationDoc } from '@/lib/contract/operation-doc';
import { getLocale, locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import type { OutputTarget } from '@/lib/markdown/nodes';
import { createContract } from '@/tests/support/contract';
import { toMarkdown } from '@/tests/support/markdown';

const texts = getMessages(getLocale('en')).api;

async function build(id: string, target: OutputTarget): Promise<RootContent[]> {
  const document = await loadContract('openapi', getLocale('en'));
  return buildOperationDoc({ document, operation: getOperation(document, id), texts, target });
}

/** The texts of the blocks of a tree, but for what is in tabs. */
function listBlocks(nodes: RootContent[]): string[] {
  return nodes.map((node) => toText(node)).filter(Boolean);
}

function getHeadings(nodes: RootContent[]): [depth: number, anchor: unknown][] {
  return nodes.flatMap((node) => (node.type === 'heading' ? [[node.depth, node.data?.hProperties?.id]] : []));
}

describe.each(locales)('the contract as Markdown in $code', (language) => {
  it('contains nothing that a parser takes for HTML', { timeout: 120_000 }, async () => {
    const common = { texts: getMessages(language).api, target: 'markdown' } as const;
    const openapi = await loadContract('openapi', language);
    const asyncapi = await loadContract('asyncapi', language);
    const trees = [
      ...listOperations(openapi).map((operation) => buildOperationDoc({ document: openapi, operation, ...common })),
      ...Object.keys(asyncapi.channels).map((id) =>
        buildChannelDoc({ document: asyncapi, channel: getChannel(asyncapi, id), ...common }),
      ),
    ];
    const html: string[] = [];
    const parser = unified().use(remarkParse).use(remarkGfm).freeze();
    for (const tree of trees) visit(parser.parse(toMarkdown(tree)), 'html', ({ value }) => void html.push(value));
    expect(html).toEqual([]);
  });
});

describe('an operation', () => {
  it('has the headings of what it takes and answers', async () => {
    expect(getHeadings(await build('getContact', 'page'))).toEqual([
      [2, 'request'],
      [3, 'parameters-path'],
      [3, 'parameters-header'],
      [2, 'responses'],
      [3, 'response-200'],
      [2, 'errors'],
      [2, 'test-inputs'],
    ]);
  });

  it('lists its own inputs of test mode, with links to the images', async () => {
    const markdown = toMarkdown(await build('validateLiveness', 'markdown'));
    expect(markdown).toContain(
      '`selfie` / `frames` = [face-not-live.jpg](/sandbox/face-not-live.jpg) → 200 A screen was held up',
    );
    expect(markdown).toContain('→ 422 `face_not_found`: An image has no face');
    expect(markdown).not.toContain('sk_test_rate_limited');
  });

  it('says what a status means before the examples of its codes, and in one line if it has no other code', async () => {
    const document = await loadContract('openapi', getLocale('en'));
    const { responses } = getOperation(document, 'sendMessage');
    const getMeaning = (status: string) => responses.find((one) => one.status === status)?.response.description;
    const markdown = toMarkdown(await build('sendMessage', 'markdown'));
    const first = '  - `validation_failed`: Example: The 24 hours are over.\n  - `idempotency_key_reused`: Example: ';
    expect(markdown).toContain(`- 422: ${getMeaning('422')}\n${first}`);
    expect(markdown).toContain(`- 401 \`unauthorized\`: ${getMeaning('401')}`);
  });

  it('marks what is required, and gives limits, only in what is sent', async () => {
    const [sent, answered] = toMarkdown(await build('detectFaces', 'markdown')).split(`## ${texts.responses}\n`);
    expect(sent).toMatch(/\(`string`; required\)/);
    expect(sent).toMatch(/\(`string`; pattern /);
    expect(sent).toContain('title="Example: '); // Programs that read the Markdown need a body to send.
    expect(answered).toContain('- `faces` (`array<object>`): ');
    expect(answered).not.toMatch(/; (?:required|pattern|maximum)/);
  });

  it('is three sections to search, with names, codes and meanings', () => {
    const examples = {
      validation_failed: { summary: 'No name', value: {} },
      key_reused: { summary: 'Again', value: {} },
    };
    const response = { description: 'No name, or a used key.', content: { [problemType]: { examples } } };
    const conflict = { summary: 'It is there', value: {} };
    const taken = { description: 'The name is taken.', content: { [problemType]: { examples: { conflict } } } };
    const document = createContract({ responses: { '409': taken, '422': response } });
    const operation = getOperation(document, 'getThing');
    expect(listBlocks(buildOperationDoc({ document, operation, texts, target: 'text' }))).toEqual([
      texts.request,
      'Returns one thing.',
      'thing_id Id.',
      texts.responses,
      texts.errors,
      '409 conflict: The name is taken.422: No name, or a used key.validation_failed: Example: No name.key_reused: Example: Again.',
    ]);
  });
});

it('a channel marks what is required, and gives limits, only in the messages that are sent', () => {
  const payload = { required: ['text'], properties: { text: { type: 'string', maxLength: 9 } } };
  const toMessages = (name: string) => [{ name, title: name, payload }];
  const channel = { received: toMessages('answer.given'), sent: toMessages('question') };
  const tree = buildChannelDoc({ document: {} as AsyncApiDocument, channel, texts, target: 'markdown' });
  const anchors = ['received', 'received-answer-given', 'sent', 'sent-question'];
  expect(getHeadings(tree).map(([, anchor]) => anchor)).toEqual(anchors);
  expect(toMarkdown(tree)).toBe(
    [
      ...[`## ${texts.received}`, '### `answer.given`', '- `text` (`string`)'],
      ...[`## ${texts.sent}`, '### `question`', '- `text` (`string`; required; maximum length 9)'],
    ].join('\n\n'),
  );
});

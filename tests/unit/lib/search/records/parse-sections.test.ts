import { describe, expect, it } from 'vitest';
import { parseSections } from '@/lib/search/records/parse-sections';

const body = `The **first** line, with \`code\`.

## Send it [#send]

<Callout title="Take care">

Read [the rules](/docs/rules) first.

</Callout>

\`\`\`bash title="One call"
curl https://api.test --header "$API_KEY" --data '{"created_at": 1, "id": "agt_7Kd2", "API_KEY": 0}'
\`\`\`

It answers at once.

### What comes back

| field | meaning |
|---|---|
| \`id\` | who it is |

<Price plan="small" />

<Parameter name="timeoutMs" type="number">

How long it waits.

</Parameter>

<SchemaReference name="Money" />
`;

describe('the sections of a page', () => {
  const { texts, sections } = parseSections(body, (name, { plan }) => (name === 'Price' ? [`Plan ${plan}: $9`] : []));

  it('are split at headings, after the introduction as plain text', () => {
    expect(texts).toEqual(['The first line, with code.']);
    expect(sections.map(({ anchor, depth, heading }) => [anchor, depth, heading])).toEqual([
      ['send', 2, 'Send it'],
      ['what-comes-back', 3, 'What comes back'],
    ]);
  });

  it('include titles, text drawn by components, parameter names and compound names in code', () => {
    expect(sections[0]?.texts).toEqual([
      'Take care:',
      'Read the rules first.',
      'It answers at once.',
      'One call API_KEY created_at',
    ]);
    expect(sections[1]?.texts).toEqual([
      'field, meaning.',
      'id, who it is.',
      'Plan small: $9',
      'timeoutMs:',
      'How long it waits.',
    ]);
  });
});

it.each([
  ['<Image src="/a.svg" alt="The widget" />', ['The widget']],
  ['<Tab value="Kotlin">\n\nA call.\n\n</Tab>', ['Kotlin:', 'A call.']],
  ['<Callout title="Take care">Read the rules.</Callout>', ['Take care: Read the rules.']],
  ['<Card title="Keys" href="/docs/a" description="How they work." />', ['Keys:', 'How they work.']],
])('what readers see of a component is part of its section: %s', (body, texts) => {
  expect(parseSections(body).texts).toEqual(texts);
});

describe('a component within a sentence', () => {
  const getTexts = (body: string) =>
    parseSections(body, (name, { id }) => (name === 'Word' ? [`word ${id}`] : [])).texts;

  it('shows what it draws, or its children where it has any', () => {
    expect(getTexts('Take <Word id="a" />, then <Word id="b">another</Word>.')).toEqual(['Take word a, then another.']);
  });

  it('is drawn once where it is a paragraph of its own', () => {
    expect(getTexts('<Word id="a" />\n\n<Word id="b">another</Word>')).toEqual(['word a', 'another']);
  });
});

it('names the components that draw sections, but not those in code', () => {
  expect(parseSections('<Changelog />\n\n```mdx\n<Channel />\n```').drawn).toEqual(['Changelog']);
});

it('a line break separates words', () => {
  expect(parseSections('One\\\ntwo').texts).toEqual(['One two']);
});

import { describe, expect, it } from 'vitest';
import { parseSections } from '@/components/search/records/parse-sections';
import { sdkVersions } from '@/content/data/sdk-versions';
import { defaultLocale } from '@/lib/i18n/locales';

const read = (body: string) => parseSections(body, { locale: defaultLocale });

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

<SdkVersions sdk="python" />

<Parameter name="timeoutMs" type="number">

How long it waits.

</Parameter>

## What to read next [#what-to-read-next]

Another page.
`;

describe('the sections of a page', () => {
  it('are split at headings, after the introduction as plain text and without links to other pages at the end', async () => {
    const sections = await read(body);
    expect(sections[0]?.text).toBe('The first line, with code.');
    expect(sections.map(({ anchor, depth, heading }) => [anchor, depth, heading])).toEqual([
      ['', 1, ''],
      ['send', 2, 'Send it'],
      ['what-comes-back', 3, 'What comes back'],
    ]);
  });

  it('include titles, what components show from data, parameter names and compound names in code', async () => {
    const [, send, comesBack] = await read(body);
    const versions = sdkVersions.python.map(
      ({ version, requires, brings }) => `${version}, ${requires}, ${brings.en}.`,
    );
    expect(send?.text).toBe('Take care: Read the rules first. It answers at once. One call API_KEY created_at');
    expect(comesBack?.text).toBe(
      `field, meaning. id, who it is. Version, Requires, What is new. ${versions.join(' ')} timeoutMs: How long it waits.`,
    );
  });
});

it.each([
  ['<Image src="/a.svg" alt="The widget" />', 'The widget'],
  ['<Tab value="Kotlin">\n\nA call.\n\n</Tab>', 'Kotlin: A call.'],
  ['<Card title="Keys" href="/docs/a" description="How they work." />', 'Keys: How they work.'],
  ['Take <Term id="api-key" />, then <Term id="liveness">another</Term>.', 'Take API key, then another.'],
  ['<Term id="api-key" />\n\n<Term id="liveness">another</Term>', 'API key another'],
  ['One\\\ntwo', 'One two'],
])('what readers see is part of its section: %s', async (body, text) => {
  expect((await read(body))[0]?.text).toBe(text);
});

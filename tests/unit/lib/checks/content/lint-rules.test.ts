import type { Code } from 'mdast';
import { describe, expect, it } from 'vitest';
import { lintPages } from '@/lib/checks/content/lint-rules.server';
import { createParsedPage } from '../../../../support/parsed-page';

/** What the rules say about a text: `line: message → hint`. */
async function lint(body: string, file?: string): Promise<string[]> {
  const problems = await lintPages([createParsedPage(body, file)]);
  return problems.map((problem) => `${problem.file.split(':')[1]}: ${problem.message} → ${problem.hint}`);
}

const sound = `
A page with an [address](https://example.com/a), *emphasis*, **weight** and \`code\`.

## A question?

![The mark of this site](/favicon.svg)

<Callout type="warn" title="Mind <the> gap">

Press <kbd>Esc</kbd> and read about the <Term id="liveness" />. {/* A remark. */}

</Callout>

### Below

1. one
2. two

| a | b |
|---|---|
| \`1\` | a line of a table may be longer than others, as nobody can break it, and this one is, by quite a few characters |

<Tabs items={['A', 'B c']}>
<Tab value="A">One</Tab>
<Tab value="B c">Two</Tab>
</Tabs>

<Parameters>
<Parameter name="a" type="string" required>Text.</Parameter>
</Parameters>

\`\`\`ts title="a.ts"
const a: number = 1;
const text = "The “name”"; // [!code highlight]
\`\`\`

\`\`\`bash
echo "the “name”" it’s # “here” [!code ++]
\`\`\`

\`\`\`yaml
- it’s: the “name” # [!code --]
\`\`\`

\`\`\`html
<a title="a">The “name” (“in full”)</a>
\`\`\`

\`\`\`ts fragment
name: string;
},
\`\`\`
`;

it('a valid page has no problems, in either language', async () => {
  expect(await lint(sound)).toEqual([]);
  expect(await lint(sound, 'page.id.mdx')).toEqual([]);
});

it.each([
  ['\n# More\n', '2: "# More" is a second title. → .*write "## More"'],
  ['\n### Deep\n', '2: The first heading, "### Deep", skips a level. → Write "## Deep".'],
  ['Text.\n\n<Calout>\n\nText.\n\n</Calout>\n', '3: Unknown component "Calout". → Nearest: Callout,'],
  ['A\n<b>bold</b> word.\n', '2: <b> is written as HTML. → Use Markdown'],
  ['A\n<Term id="livenes" />.\n', '2: Unknown value in <Term id="livenes">. → Nearest: liveness,'],
  ['A\n{name} word.\n', '2: "{name}" is code, which pages do not have. → Put it in backticks'],
  ["A\n\nimport a from './a'\n", `3: "import a from './a'" is code, .* → Remove it`],
  ['<Card titel="A" title="A" href="/" />\n', '1: Unknown attribute "titel" .* → Did you mean "title"'],
  ['<Steps start="2">\n</Steps>\n', '1: Unknown attribute "start" in <Steps>. → Remove it'],
  ['A <kbd {...a}>b</kbd>\n', '1: <kbd {...a}> takes its attributes from code. → Write each'],
  ['<Callout title={name}>\nA\n</Callout>\n', '1: "title" in <Callout> is code: {name}. → Write title='],
  ['<Callout title>\nA\n</Callout>\n', '1: "title" in <Callout> has no value. → Write title='],
  ['<Parameter name="a" type="b" required="false">A</Parameter>\n', '1: "required" .* has a value. → Write req'],
  ['<Tabs items="A, B">\n</Tabs>\n', '1: "items" in <Tabs> is not a list of texts. → Write items='],
  ['<Card title="A" />\n', '1: <Card> has no "href". → Write <Card href="…">.'],
  ['<Step>\nA\n</Step>\n', '1: <Step> is outside <Steps>. → Write <Steps> before it'],
  ['<Steps>\n<Callout>\n<Step>A</Step>\n</Callout>\n</Steps>\n', '3: <Step> is in <Callout>, not directly in'],
  ['A\n\n## The <Term id="liveness" />\n', '3: <Term> is in a heading, .* → Write the heading as text'],
  ['A <PlanSummary plan="sme" /> b.\n', '1: <PlanSummary> is in a line of text. → Put it between paragraphs'],
  ['<Tabs items={[\'A\']}>\n<Tab value="B">\nA\n</Tab>\n</Tabs>\n', '2: <Tab value="B"> is never shown. → .*one of: A'],
  ["<Tabs items={['A']}>\n</Tabs>\n", '1: The tab "A" is empty. → Write <Tab value="A">'],
  ['| a | b |\n|---|---|\n| 1 | `2 | 3` |\n', '3: Cells in this row: 3; in the head .*: 2. .*for a bar'],
  ['A\n\n| a | b |\n|---|\n| 1 | 2 |\n', '3: This table is shown as text. → Give the line of dashes'],
  ['```ts\nlet a; // [!code ++]\nlet b; // [!code hi]\n```\n', '3: .*!code hi.* marks nothing.* → Write .*high'],
  ['```yaml\na: b // [!code ++]\n```\n', '2: "\\[!code \\+\\+\\]" marks nothing'],
  ['```ts titel="a.ts"\nlet a;\n```\n', '1: "titel="a.ts"" after ```ts has no effect. → Write title='],
  ['A\n\n![](/favicon.svg)\n', '3: The picture "/favicon.svg" has no text alternative. → Describe'],
  ['<Image src="/favicon.svg" alt="" />\n', '1: The picture "/favicon.svg" has no text alternative.'],
  ['<Image src="/favicon.svg" darkSrc="/b.svg" alt="A" />\n', '1: The picture "/b.svg" cannot be read.* → Put it'],
  ['![A](https://example.com/a.png)\n', '1: The picture "https://example.com/a.png" is not a file of this'],
  ['A\n[](/docs/page)\n', '2: The link to "/docs/page" has no text. → Write'],
  ['Text.\n\n```mermaid title="A call"\nflowchart LR\n  a -->\n```\n', '5: A node is missing'],
])('a site rule reports the value, its line and the fix %j: %s', async (body, expected) => {
  expect(await lint(body)).toContainEqual(expect.stringMatching(new RegExp(`^${expected}`)));
});

it.each([
  ['an unknown component', '<Nothing />\n', false],
  ['a diagram that cannot be rendered', '```mermaid title="A"\nflowchart LR\n  a -->\n```\n', false],
  ['a bare URL', 'See https://example.com here.\n', true],
  ['HTML named like a property', '<constructor>\n\nA\n\n</constructor>\n', true],
])('a problem is minor only if the page can still be built: %s', async (_, body, isMinor) => {
  expect(await lintPages([createParsedPage(body)])).toMatchObject([{ isMinor }]);
});

it('a rule that fails stops the check with the file and the error', async () => {
  const page = createParsedPage('Text.\n');
  page.ast.children.push({ type: 'code', lang: 'json' } as Code);
  await expect(lintPages([page])).rejects.toMatchObject({
    message: 'The rule "code-parses" failed on page.mdx.',
    cause: expect.any(TypeError),
  });
});

describe('words to avoid', () => {
  it('are found by language, in component text and across line breaks, but not in code', async () => {
    const body = 'One `apikey`, two\nvoice\nbots.\n\n<Callout title="Your web hook">\nKotak masuk.\n</Callout>\n';
    expect(await lint(body)).toEqual([
      expect.stringMatching(/^2: "voice bots" .* → Write "voice agent"/),
      expect.stringMatching(/^5: "web hook" .* → Write "webhook"/),
    ]);
    expect(await lint(body, 'page.id.mdx')).toEqual([
      expect.stringMatching(/^5: "web hook" /),
      expect.stringMatching(/^6: "Kotak masuk" .* → Write "inbox"/),
    ]);
  });

  it('are found in diagram labels', async () => {
    const body = '```mermaid title="A call"\nflowchart LR\n  a[End point] --> b[Agent]\n```\n';
    expect(await lint(body)).toEqual([expect.stringMatching(/^3: "End point" .* → Write "endpoint"/)]);
  });
});

it.each([
  ['json', '{\n  "a": 1,\n}', 6],
  ['yaml', 'a:\n  - b\n c: 1', 6],
  ['ts', 'const a = 1;\nconst b: = 2;', 5],
  ['mdx', 'Text\n\n<Callout>', 6],
  ['mdx', '---\ntitle: A\ntags: [\n---\n\nText', 6],
])('a code block that does not parse is reported with its line in the file: %s', async (fence, code, line) => {
  const problems = await lint(`Text.\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${line}: This ${fence} does not parse: `))]);
});

it.each([
  ['bash', 'ls\ncurl -H “Accept: a/b”'],
  ['php', '<?php\necho ‘a’;'],
  ['json', '{\n  “a”: 1 }'],
  ['html', '<p>\n<a href=”x”>A</a>'],
  ['kotlin', 'val a = 1\nval b = “x”'],
  ['ts fragment', 'a: 1,\nb: ‘x’,'],
])('curly quotes in code are reported with their line and the repair: %s', async (fence, code) => {
  const problems = await lint(`Text.\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`);
  expect(problems).toEqual([expect.stringMatching(/^5: This \w+ does not parse: .* → Write straight quotes/)]);
});

it('code in a language named like a property is code in an unknown language', async () => {
  expect(await lint('```constructor\na = “b”\n```\n')).toEqual([
    expect.stringMatching(/^1: .*`constructor`.* → Name the language/),
    expect.stringMatching(/^2: This constructor does not parse: .* → Write straight quotes/),
  ]);
});

it('what a rule of remark-lint reports has a repair for writers', async () => {
  const text =
    'See https://example.com, [that][nowhere], [a]() and _a_ or __b__.\n\n**Heading**\n\nText.\n\n## A\n\n#### B.\n\n\n##   C';
  const lists = 'a | b\n--|--\n1 | 2\n\n*   a\n\n1. a\n3. b\n\n```pyton\na\n```\n\n```bash\n$ ls\n```';
  const others = `${'long '.repeat(25)}\na   \nb\n\n[c]: /docs/page\n[C]: /docs/page`;
  const problems = await lint(`${text}\n\n${lists}\n\n${others}`);
  const repairs = problems.map((problem) => problem.split(' → ')[1]);
  expect(repairs).not.toContain('');
  expect(new Set(repairs).size).toBe(21); // One of each.
  expect(problems).toContainEqual(expect.stringMatching(/^23: .*`pyton`.* → Name the language/));
});

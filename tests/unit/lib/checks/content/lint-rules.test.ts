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
  ['<PlanSummary plan="agncy" />\n', '1: Unknown value in <PlanSummary plan="agncy">. → Nearest: agency,'],
  ['<Callout type="danger">\nText.\n</Callout>\n', '1: Unknown value in <Callout type="danger">.'],
  ['A\n{name} word.\n', '2: "{name}" is code, which pages do not have. → Put it in backticks'],
  ["A\n\nimport a from './a'\n", `3: "import a from './a'" is code, .* → Remove it`],
  [
    '<Cards>\n<Card titel="A" title="A" href="/docs/a" />\n</Cards>\n',
    '2: Unknown attribute "titel" in <Card>. → Did you mean "title"\\? The attributes are: title, href, description.',
  ],
  ['<Steps start="2">\n</Steps>\n', '1: Unknown attribute "start" in <Steps>. → Remove it'],
  ['<Cards>\n<Card {...a} title="A" href="/" />\n</Cards>\n', '2: <Card {...a}> takes .* → Write each'],
  ['<Callout title={name}>\nA\n</Callout>\n', '1: "title" in <Callout> is code: {name}. → Write title='],
  ['A <kbd {...a}>b</kbd>\n', '1: <kbd {...a}> takes its attributes from code.'],
  ['<Callout title>\nA\n</Callout>\n', '1: "title" in <Callout> has no value. → Write title='],
  [
    '<Parameters>\n<Parameter name="a" type="b" required="false">A</Parameter>\n</Parameters>\n',
    '2: "required" in <Parameter> has a value. → Write required alone',
  ],
  ['<Tabs items="A, B">\n</Tabs>\n', '1: "items" in <Tabs> is not a list of texts. → Write items='],
  ['<Tabs items={names}>\n</Tabs>\n', '1: "items" in <Tabs> is not a list'],
  ...[
    ['Accordion', 'title="A"'],
    ['Card', 'title="A" href="/"'],
    ['Parameter', 'name="a" type="b"'],
    ['Step', ''],
    ['Tab', 'value="A"'],
  ].map(([name, attributes]) => [
    `<${name} ${attributes}>\nA\n</${name}>\n`,
    `1: <${name}> is outside <${name}s>. → Write <${name}s> before it`,
  ]),
  [
    'A\n\n## The <Term id="liveness" />\n',
    '3: <Term> is in a heading, which the table of contents shows as text. → Write the heading as text',
  ],
  ['A <PlanSummary plan="sme" /> b.\n', '1: <PlanSummary> is in a line of text. → Put it between paragraphs'],
  [
    '<Steps>\n<Callout>\n<Step>\nA\n</Step>\n</Callout>\n</Steps>\n',
    '3: <Step> is in <Callout>, not directly in <Steps>.',
  ],
  [
    '<Tabs items={[\'Node.js\']}>\n<Tab value="NodeJS">\nA\n</Tab>\n</Tabs>\n',
    '2: <Tab value="NodeJS"> is never shown. → .*one of: Node.js',
  ],
  ["<Tabs items={['A']}>\n</Tabs>\n", '1: The tab "A" is empty. → Write <Tab value="A">'],
  [
    '| a | b |\n|---|---|\n| 1 | `2 | 3` |\n',
    '3: Cells in this row: 3; in the head of the table: 2. .* not shown. → .*for a bar in a cell',
  ],
  ['| a | b |\n|---|---|\n| 1 |\n', '3: Cells in this row: 1; in the head of the table: 2. →'],
  ['A\n\n| a | b |\n|---|\n| 1 | 2 |\n', '3: This table is shown as text. → Give the line of dashes'],
  [
    '```ts\nconst a = 1; // [!code ++]\nconst b = 2; // [!code higlight]\n```\n',
    '3: "\\[!code higlight\\]" marks nothing.* → Write \\[!code highlight\\]',
  ],
  ['```yaml\na: b // [!code ++]\n```\n', '2: "\\[!code \\+\\+\\]" marks nothing'],
  ['```ts titel="a.ts"\nlet a;\n```\n', '1: "titel="a.ts"" after ```ts has no effect. → Write title='],
  ['<Card title="A" />\n', '1: <Card> has no "href". → Write <Card href="…">.'],
  ['A\n\n![](/favicon.svg)\n', '3: The picture "/favicon.svg" has no text alternative. → Describe'],
  ['<Image src="/favicon.svg" alt="" />\n', '1: The picture "/favicon.svg" has no text alternative.'],
  ['![A face](/img/nowhere.png)\n', '1: The picture "/img/nowhere.png" cannot be read.* → Put it at public'],
  ['<Image src="/favicon.svg" darkSrc="/dark.svg" alt="A" />\n', '1: The picture "/dark.svg" cannot'],
  ['![A](https://example.com/a.png)\n', '1: The picture "https://example.com/a.png" is not a file of this'],
  ['A\n[](/docs/page)\n', '2: The link to "/docs/page" has no text. → Write'],
  ['Send the\n**end point**s.\n\nOne apikey, two\nvoice\nbots.\n', '4: "apikey" is not .* → Write "API key"'],
  ['Text.\n\n```mermaid title="A call"\nflowchart LR\n  a -->\n```\n', '5: '],
  ['```mermaid\nflowchart LR\n  a --> b\n```\n', '1: The diagram has no title. → Begin it with ```mermaid title='],
])('a site rule reports the value, its line and the fix %j: %s', async (body, expected) => {
  expect(await lint(body)).toContainEqual(expect.stringMatching(new RegExp(`^${expected}`)));
});

it.each([
  ['an unknown component', '<Nothing />\n', false],
  ['an unknown term', 'A <Term id="livenes" />.\n', false],
  ['a diagram that cannot be rendered', '```mermaid title="A"\nflowchart LR\n  a -->\n```\n', false],
  ['a missing picture', '![A](/img/nowhere.png)\n', false],
  ['a picture without alt text', '![](/favicon.svg)\n', true],
  ['a bare URL', 'See https://example.com here.\n', true],
  ['HTML', '<center>\n\nA\n\n</center>\n', true],
  ['HTML named like a property', '<constructor>\n\nA\n\n</constructor>\n', true],
])('a problem is minor only if the page can still be built: %s', async (_, body, isMinor) => {
  expect(await lintPages([createParsedPage(body)])).toMatchObject([{ isMinor }]);
});

it('a rule that fails stops the check with the file and the error', async () => {
  const page = createParsedPage('Text.\n');
  page.tree.children.push({ type: 'code', lang: 'json' } as Code);
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
  ['json', '{\n  "a": [', 5],
  ['yaml', 'a:\n  - b\n c: 1', 6],
  ['bash', 'ls\necho "open', 5],
  ['python', 'def f():\n  return (1', 5],
  ['ts', 'const a = 1;\nconst b: = 2;', 5],
  ['tsx', 'const a = (\n  <p>\n);', 4],
  ['mdx', 'Text\n\n<Callout>', 6],
  ['mdx', '---\ntitle: A\ntags: [\n---\n\nText', 6],
])('a code block that does not parse is reported with its line in the file: %s', async (fence, code, line) => {
  const problems = await lint(`Text.\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`);
  expect(problems).toEqual([
    expect.stringMatching(new RegExp(`^${line}: This ${fence.split(' ')[0]} does not parse: `)),
  ]);
});

it.each([
  ['bash', 'ls\ncurl -H “Accept: a/b”'],
  ['bash', 'ls\nNAME=‘a’'],
  ['js', 'let a;\na = ‘x’;'],
  ['ts', 'let a;\na = “x y”;'],
  ['php', '<?php\necho ‘a’;'],
  ['python', 'a = 1\nb = “x”'],
  ['go', 'package main\nvar a = “x”'],
  ['json', '{\n  “a”: 1 }'],
  ['css', 'a {\n content: “x”; }'],
  ['yaml', 'a: 1\nb: “x”'],
  ['html', '<p>\n<a href=”x”>A</a>'],
  ['kotlin', 'val a = 1\nval b = “x”'],
  ['http', 'POST /v1 HTTP/1.1\nAccept: “a/b”'],
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

it.each([
  ['See https://example.com here.\n', '1: .* → Write \\[link text\\]'],
  ['A\n\n```\na\n```\n', '3: .* → Name the language'],
  ['```pyton\na\n```\n', '1: .*`pyton`.* → Name the language'],
  ['## A\n\n#### B\n', '3: .* → Go only one heading level deeper'],
  ['See [that][nowhere].\n', '1: .*`nowhere`.* → Write \\[text\\]'],
  ['A.[^1]\n', '1: .*`1`.* → .*A footnote needs its text: \\[\\^1\\]: '],
  ['Text.\n\n[a]: /docs/page\n', '3: .* → Remove the definition'],
  ['[a]\n\n[a]: /docs/page\n[A]: /docs/page\n', '4: .* → Give each definition'],
  ['[a]()\n', '1: .* → Add the target'],
  ['```bash\n$ ls\n```\n', '1: .* → Remove the \\$'],
  ['a   \nb\n', '1: .* → Remove the spaces'],
  ['## A.\n', '1: .* → Remove the mark'],
  ['##   A\n', '1: .* → Write one space after the #'],
  ['A\n\n**Heading**\n\nB\n', '3: .* → Write a heading'],
  [`Text.\n${'long '.repeat(25)}\n`, '2: .*`125` character line.* → Break the line'],
  ['-   a\n', '1: .* → Write one space after the marker'],
  ['a\n\n\nb\n', '4: .* → Leave only one blank line'],
  ['a | b\n--|--\n1 | 2\n', '1: .* → Begin and end each row'],
  ['* a\n', '1: .* → Begin each item with -'],
  ['1. a\n3. b\n', '2: .* → Number the items'],
  ['_a_\n', '1: .* → Write \\*emphasis\\*'],
  ['__a__\n', '1: .* → Write \\*\\*strong\\*\\*'],
  ['a', '1: .* → End the file'],
])('a Markdown rule reports the line and the fix %j: %s', async (body, expected) => {
  expect(await lint(body)).toContainEqual(expect.stringMatching(new RegExp(`^${expected}`)));
});

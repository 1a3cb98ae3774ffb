import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/checks/content/check-content.server';
import { checkLinks, getLinkTargets } from '@/lib/checks/content/links';
import { createParsedPage } from '../../../../support/parsed-page';
import { writeFiles } from '../../../../support/write-files';

const good = 'tests/fixtures/content/good';
const bad = 'tests/fixtures/content/bad';

it('sound content has neither problems nor warnings', async () => {
  expect(await checkContent(good)).toEqual({ problems: [], warnings: [] });
});

const { problems, warnings } = await checkContent(bad);
const found = problems.map(({ file, message, hint }) => `${file.replace(`${bad}/`, '')} ${message} → ${hint}`);

describe('each kind of fault is reported with its file, line, value and repair', () => {
  it.each([
    ['blog/no-date.mdx:1', [/date: Day of publication/]],
    ['docs/guide/gone.id.mdx', [/The source of this translation, "guide\/gone\.mdx", does not exist\./]],
    ['docs/guide/meta.json:3', [/"pages" names "overveiw".*Nearest: .*This folder contains: draft, links/s]],
    [
      'docs/guide/no-description.mdx:1',
      [/description: is missing.*→ description: One sentence on what the reader gets/s],
    ],
    ['docs/guide/not-yaml.mdx', [/The frontmatter is not valid YAML/]],
    [
      'docs/guide/overview.mdx',
      [
        /^5 tags.*\["identity","payments"\]/,
        /^3 Unknown field "titel"\. → Did you mean "title"\?/,
        /^6 Unknown field "sidebar_lable"\. → Did you mean "sidebar_label"\?/,
      ],
    ],
    [
      'docs/guide/words.id.mdx',
      [/^8 "## Di sana" \(#di-sana\) does not match .* → Write it as ## Di sana \[#there\]\.$/],
    ],
    [
      'docs/guide/words.mdx',
      [
        /^2 "end point" is not the glossary term\. → Write "endpoint"/,
        /^3 "apikey" is not the glossary term\. → Write "API key"/,
        /^10 Unknown value in <Term id="endpont">\. → Nearest: endpoint,/,
      ],
    ],
    ['pages/open.mdx:8', [/The page is not valid MDX/]],
  ])('%s', (place, expected) => {
    const own = found.filter((problem) => problem.startsWith(place)).map((problem) => problem.slice(place.length + 1));
    expect(own).toEqual(expected.map((problem) => expect.stringMatching(problem)));
  });

  it('Docs sidebar item without a link target: it is reported with its file', () => {
    const problem = 'docs/meta.json:1 The sidebar item "Support" has no link target.';
    expect(found).toContainEqual(expect.stringContaining(problem));
  });

  it('Broken links, anchors, markdown links: they are warnings with file and line', () => {
    expect(warnings.map(({ file, message }) => `${file.replace(`${bad}/docs/`, '')} ${message}`).sort()).toEqual([
      'guide/draft.mdx:10 The link "/docs/guide/nowhere" is broken: there is no such page.',
      'guide/links.mdx:10 The link "#nor-there" is broken: the page has no such heading.',
      'guide/links.mdx:12 The link "/docs/guide/draft" is broken: the page is a draft, which is not built.',
      'guide/links.mdx:14 The link "/docs/missing" is broken: there is no such page.',
      'guide/links.mdx:8 The link "/docs/guide/nowhere" is broken: there is no such page.',
      'guide/links.mdx:9 The link "/docs/guide/links#there" is broken: the page has no such heading.',
      'guide/words.mdx:10 The link "words" is broken: it is relative to the page, whose address differs by language.',
    ]);
  });
});

/** What is found in sound content to which files are added, each as `file message`. */
async function checkWith(files: Record<string, string>): Promise<string[]> {
  const top = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(good, top, { recursive: true });
  const { problems, warnings } = await checkContent(writeFiles(files, top));
  return [...problems, ...warnings].map(({ file, message }) => `${file.replace(`${top}/`, '')} ${message}`);
}

const matter = '---\ntitle: Guide\ndescription: What it holds.\nunlisted: true\n---\n\n';

describe('in sound content', () => {
  it('the main page of a folder has the address of the folder, for links to it', async () => {
    expect(await checkWith({ 'docs/guide/index.mdx': `${matter}A link to [this page](/docs/guide).\n` })).toEqual([]);
  });

  it('an address of this site in full is a link, in an example and in the contract, and may name a language', async () => {
    const site = 'https://docs.agent.example';
    const files = {
      'docs/guide/index.mdx': `${matter}## Errors\n\n\`\`\`json\n{ "type": "${site}/docs/guide#error" }\n\`\`\`\n`,
      'openapi/shared.yaml': `- ${site}/id/docs/guide#errors\n- url: "${site}/docs/gide"\n- See ${site}, ${site}/docs/guide.\n`,
    };
    expect(await checkWith(files)).toEqual([
      `docs/guide/index.mdx:10 The link "${site}/docs/guide#error" is broken: the page has no such heading.`,
      `openapi/shared.yaml:2 The link "${site}/docs/gide" is broken: there is no such page.`,
    ]);
  });

  it('a file in the wrong place is reported, and so are an address that is taken and an anchor that is there twice', async () => {
    const files = {
      'doc/page.mdx': matter,
      'pages/docs.mdx': matter.replace('unlisted: true\n', ''),
      'docs/twice.mdx': `${matter}## A\n\n## B [#a]\n`,
    };
    expect(await checkWith(files)).toEqual([
      'doc/page.mdx A page in this folder is not built.',
      'pages/docs.mdx The site needs the address /docs for itself.',
      'docs/twice.mdx:9 The heading "B" has the anchor "#a" of "A" (line 7).',
    ]);
  });

  it('a number for a version is reported with what a version is', async () => {
    expect(await checkWith({ 'docs/new.mdx': matter.replace('unlisted: true', 'since: 1.4') })).toEqual([
      'docs/new.mdx:4 since: must be a version such as 1.4.0 (is 1.4)',
    ]);
  });

  it('a sidebar whose entry page is a draft is reported with the page', async () => {
    const entry = 'docs/virtual-agent/get-started/overview';
    expect(await checkWith({ [`${entry}.mdx`]: matter.replace('unlisted', 'draft') })).toContain(
      `lib/config/sidebars.ts The entry page "/${entry}" of sidebar "virtualAgent" does not exist.`,
    );
  });

  it('links to a page that does not parse are not reported beside that page', async () => {
    const found = await checkWith({
      'docs/links.mdx': `${matter}Links to [one](/docs/open) and [another](/docs/new#there).\n`,
      'docs/open.mdx': `${matter}<Steps>\n`,
      'docs/new.mdx': matter.replace('title', 'titel'),
    });
    expect(found.map((problem) => problem.split(':')[0])).toEqual(['docs/new.mdx', 'docs/new.mdx', 'docs/open.mdx']);
  });
});

it('links in typed data that lead nowhere are reported with their line', () => {
  const links = ['/docs/page#here', '/blog', '/docs/gone', '/docs/page#there'].map((href, index) => ({
    file: `data.ts:${index + 1}`,
    href,
  }));
  const problems = checkLinks(links, getLinkTargets([createParsedPage('## Here\n')], ['/blog']));
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'data.ts:3 The link "/docs/gone" is broken: there is no such page.',
    'data.ts:4 The link "/docs/page#there" is broken: the page has no such heading.',
  ]);
});

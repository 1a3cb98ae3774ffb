import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/checks/content/check-content.server';
import { checkLinks, getLinkTargets } from '@/lib/checks/content/links';
import { readDataLinks } from '@/lib/checks/content/read-links.server';
import { toProblemText } from '@/lib/errors/problem';
import { createParsedPage } from '../../../../support/parsed-page';

const good = await checkContent('tests/fixtures/content/good');
const bad = await checkContent('tests/fixtures/content/bad');
const root = 'tests/fixtures/content/bad/docs';

const problemsOf = (file: string) =>
  bad.problems.filter((problem) => problem.file === `${root}/${file}`).map(toProblemText);
const linesOf = (file: string) =>
  bad.problems
    .filter((problem) => problem.file.startsWith(`${root}/${file}:`))
    .map((problem) => `${problem.file.split(':')[1]} ${problem.message} → ${problem.hint}`);

describe('sound content', () => {
  it('has neither problems nor warnings', () => {
    expect(good).toEqual({ problems: [], warnings: [] });
  });
});

/** What is found in sound content to which files are added, each as `file message`. */
async function checkWith(files: Record<string, string>): Promise<string[]> {
  const top = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('tests/fixtures/content/good', top, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(`${top}/${file}`), { recursive: true });
    writeFileSync(`${top}/${file}`, text);
  }
  const { problems, warnings } = await checkContent(top);
  return [...problems, ...warnings].map(({ file, message }) => `${file.replace(`${top}/`, '')} ${message}`);
}

const matter = '---\ntitle: Guide\ndescription: What it holds.\nunlisted: true\n---\n\n';

describe('the main page of a folder', () => {
  it('has the address of the folder, for links to it', async () => {
    expect(await checkWith({ 'docs/guide/index.mdx': `${matter}A link to [this page](/docs/guide).\n` })).toEqual([]);
  });
});

describe('an address of this site that is written in full', () => {
  it('is a link, in an example and in the contract, and may name a language', async () => {
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
});

describe('a file in the wrong place', () => {
  it('is reported, and so are an address that is taken and an anchor that is there twice', async () => {
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
});

describe('frontmatter', () => {
  it('that lacks a field is reported with the field and its purpose', () => {
    expect(problemsOf('guide/no-description.mdx:1')).toEqual([
      expect.stringMatching(/description: is missing\n[\s\S]*→ description: One sentence on what the reader gets/),
    ]);
  });

  it('with a wrong value or an unknown field is reported with the value and the nearest name', () => {
    const text = linesOf('guide/overview.mdx').join('\n');
    expect(text).toContain('["identity","payments"]');
    expect(text).toMatch(/^\d+ Unknown field "titel"\. → Did you mean "title"\?/m);
  });

  it('with several unknown fields is reported for each, at its line', () => {
    expect(linesOf('guide/overview.mdx').filter((line) => line.includes('Unknown field'))).toEqual([
      expect.stringMatching(/^3 Unknown field "titel"\./),
      expect.stringMatching(/^6 Unknown field "sidebar_lable"\. → Did you mean "sidebar_label"\?/),
    ]);
  });

  it('with a number for a version is reported with what a version is', async () => {
    expect(await checkWith({ 'docs/new.mdx': matter.replace('unlisted: true', 'since: 1.4') })).toEqual([
      'docs/new.mdx:4 since: must be a version such as 1.4.0 (is 1.4)',
    ]);
  });

  it('of a post without a date is reported', () => {
    const problems = bad.problems.filter(({ file }) => file === 'tests/fixtures/content/bad/blog/no-date.mdx:1');
    expect(problems.map(({ hint }) => hint)).toEqual([expect.stringContaining('date: Day of publication')]);
  });

  it('that is not valid YAML is reported', () => {
    expect(linesOf('guide/not-yaml.mdx')).toEqual([expect.stringContaining('The frontmatter is not valid YAML')]);
  });
});

describe('meta.json', () => {
  it('that names a missing page is reported with the nearest names and all in the folder', () => {
    expect(problemsOf('guide/meta.json:3')).toEqual([
      expect.stringMatching(/"pages" names "overveiw"[\s\S]*Nearest: .*This folder contains: draft, links/),
    ]);
  });

  it('Docs sidebar item without a link target: it is reported with its file', () => {
    expect(problemsOf('meta.json:1')).toEqual([
      expect.stringContaining('The sidebar item "Support" has no link target.'),
    ]);
  });
});

describe('page text', () => {
  it.each([
    ['not-mdx.mdx', 6],
    ['open.mdx', 8],
  ])('that is not valid MDX is reported with its line: %s', (file, line) => {
    const problem = bad.problems.find((problem) => problem.file.includes(`/${file}`));
    expect(problem?.file).toBe(`tests/fixtures/content/bad/pages/${file}:${line}`);
    expect(problem?.message).toContain('The page is not valid MDX');
  });

  it('that breaks a rule is reported with its line in the file, frontmatter included', () => {
    expect(linesOf('guide/words.mdx')).toEqual([
      expect.stringMatching(/^2 "end point" is not the glossary term\. → Write "endpoint"/),
      expect.stringMatching(/^3 "apikey" is not the glossary term\. → Write "API key"/),
      expect.stringMatching(/^10 Unknown value in <Term id="endpont">\. → Nearest: endpoint,/),
    ]);
  });
});

describe('a translation', () => {
  it('whose anchors differ from those of its source is reported with the right anchor', () => {
    expect(linesOf('guide/words.id.mdx')).toEqual([
      '8 "## Di sana" (#di-sana) does not match the source, which has "## There" (#there, line 12 of the source). → Write it as ## Di sana [#there].',
    ]);
  });

  it('of a page that does not exist is reported', () => {
    expect(problemsOf('guide/gone.id.mdx')).toEqual([
      expect.stringContaining('The source of this translation, "guide/gone.mdx", does not exist.'),
    ]);
  });
});

describe('links', () => {
  it('Broken links, anchors, markdown links: they are warnings with file and line', () => {
    const warnings = bad.warnings.map(({ file, message }) => `${file.replace(root, '')} ${message}`);
    expect(warnings.sort()).toEqual([
      '/guide/draft.mdx:10 The link "/docs/guide/nowhere" is broken: there is no such page.',
      '/guide/links.mdx:10 The link "#nor-there" is broken: the page has no such heading.',
      '/guide/links.mdx:12 The link "/docs/guide/draft" is broken: the page is a draft, which is not built.',
      '/guide/links.mdx:14 The link "/docs/missing" is broken: there is no such page.',
      '/guide/links.mdx:8 The link "/docs/guide/nowhere" is broken: there is no such page.',
      '/guide/links.mdx:9 The link "/docs/guide/links#there" is broken: the page has no such heading.',
      '/guide/words.mdx:10 The link "words" is broken: it is relative to the page, whose address differs by language.',
    ]);
  });

  it('to a page that does not parse are not reported beside that page', async () => {
    const links = 'Links to [one](/docs/open) and [another](/docs/new#there).\n';
    const found = await checkWith({
      'docs/links.mdx': `${matter}${links}`,
      'docs/open.mdx': `${matter}<Steps>\n`,
      'docs/new.mdx': matter.replace('title', 'titel'),
    });
    expect(found.map((problem) => problem.split(':')[0])).toEqual(['docs/new.mdx', 'docs/new.mdx', 'docs/open.mdx']);
  });

  it('in typed data that lead nowhere are reported with their line', async () => {
    const page = await createParsedPage('## Here\n');
    const links = ['/docs/page#here', '/blog', '/docs/gone', '/docs/page#there'].map((href, index) => ({
      file: `data.ts:${index + 1}`,
      href,
    }));
    const problems = checkLinks(links, getLinkTargets([page], ['/blog']));
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'data.ts:3 The link "/docs/gone" is broken: there is no such page.',
      'data.ts:4 The link "/docs/page#there" is broken: the page has no such heading.',
    ]);
  });

  it.each([
    'content/data/glossary.ts',
    'content/data/home-links.ts',
    'content/data/plans.ts',
    'content/data/site-links.ts',
    'lib/config/versions.ts',
    'lib/outputs/feeds/feeds.ts',
  ])('in typed data are read with their line numbers: %s', async (file) => {
    const places = (await readDataLinks()).flatMap((link) => (link.file.startsWith(file) ? link.file : []));
    expect(places).not.toEqual([]);
    expect(places.filter((place) => !/:\d+$/.test(place))).toEqual([]);
  });
});

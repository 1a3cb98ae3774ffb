import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPageFiles, checkStandaloneRoutes, checkStrayFiles } from '@/lib/checks/content/check-files.server';
import { writeFiles } from '../../../../support/write-files';

/** Writes a route into a folder of its own. */
function checkPage(text: string) {
  const root = writeFiles({ 'about/page.tsx': text });
  return checkPageFiles(root).map(({ file, message }) => `${path.relative(root, file)}: ${message}`);
}

describe('Page component without a default export', () => {
  it.each(['export const metadata = {};\n// export default Page', "export { default as Page } from './view';"])(
    'is reported with its file: %s',
    (text) => {
      expect(checkPage(text)).toEqual(['about/page.tsx: The page component has no default export.']);
    },
  );

  it.each([
    'export default function Page() {}',
    "export {\n  generateMetadata,\n  Page as default,\n} from './view';",
    "export { default } from './view';",
  ])('is not reported for a page that has one: %s', (text) => {
    expect(checkPage(text)).toEqual([]);
  });

  it('is not reported for any route of the site', () => {
    expect(checkPageFiles()).toEqual([]);
  });
});

const page = { file: 'content/pages/contact.mdx', url: '/contact', body: '' };
const translation = { ...page, file: 'content/pages/contact.id.mdx' };

/** The problems of a stand-alone page and its translation, if the given folders of the routes have it. */
function checkRoutes(folders: string[], { isDraft = false, shown = 'contact' } = {}): string[] {
  const route = `const route = createStandalonePage('${shown}');`;
  const root = writeFiles(Object.fromEntries(folders.map((folder) => [`${folder}/contact/page.tsx`, route])));
  const problems = checkStandaloneRoutes([{ ...page, isDraft }, translation], root);
  return problems.map(({ file, message }) => `${file}: ${message}`.replace(root, 'app'));
}

it('a stand-alone page without a route is reported with the file that is missing, unless it is a draft', () => {
  expect(checkRoutes(['(default)/(plain)', '[lang]/(plain)'])).toEqual([]);
  expect(checkRoutes([], { isDraft: true })).toEqual([]);
  expect(checkRoutes(['(default)/(plain)'])).toEqual([
    'content/pages/contact.mdx: The page has no route: app/[lang]/(plain)/contact/page.tsx does not exist.',
  ]);
});

it('a route that was copied and still shows the other page is reported', () => {
  expect(checkRoutes(['(default)/(plain)', '[lang]/(plain)'], { shown: 'privacy' })).toEqual([
    'app/(default)/(plain)/contact/page.tsx: The route of /contact shows another page: "privacy".',
    'app/[lang]/(plain)/contact/page.tsx: The route of /contact shows another page: "privacy".',
  ]);
});

/** The problems of empty files, each as `message → hint`. */
function checkStray(...files: string[]): string[] {
  const root = writeFiles(Object.fromEntries(files.map((file) => [file, ''])));
  return checkStrayFiles(root).map(({ message, hint }) => `${message} → ${hint}`.replaceAll(root, 'content'));
}

it.each([
  ['page.mdx', /^A page in this folder is not built\. → .*: content\/docs, content\/blog, content\/pages\.$/],
  ['constructor/page.mdx', /^A page in this folder is not built\./],
  ['docs/guide/face.PNG', /^A picture in this folder is not served\. → Move it below public/],
  ['docs/guide/page.MDX', /^Nothing reads this file: content\/docs holds pages\. → Write its extension in lower case/],
  ['docs/guide/notes.txt', /^Nothing reads this file: content\/docs holds pages\. → Remove it/],
])('a file that nothing reads where it is is reported: %s', (file, problem) => {
  expect(checkStray(file)).toEqual([expect.stringMatching(problem)]);
});

it('pages, orders, data and contracts are where they belong', () => {
  const files = ['docs/a/page.mdx', 'docs/a/page.id.mdx', 'docs/meta.json', 'docs/a/meta.id.json', 'blog/post.mdx'];
  expect(checkStray(...files, 'pages/contact.mdx', 'data/words.txt', 'openapi/openapi.yaml', 'lock.json')).toEqual([]);
});

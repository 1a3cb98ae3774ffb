import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkStandaloneRoutes } from '@/lib/checks/content/check-standalone-routes.server';

const page = { file: 'content/pages/contact.mdx', url: '/contact', body: '' };
const translation = { ...page, file: 'content/pages/contact.id.mdx' };

/** The problems of a stand-alone page and its translation, if the given folders of the routes have it. */
function check(folders: string[], { isDraft = false, shown = 'contact' } = {}): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'app-'));
  for (const folder of folders) {
    mkdirSync(path.join(root, folder, 'contact'), { recursive: true });
    writeFileSync(path.join(root, folder, 'contact/page.tsx'), `const route = createStandalonePage('${shown}');`);
  }
  const problems = checkStandaloneRoutes([{ ...page, isDraft }, translation], root);
  return problems.map(({ file, message }) => `${file}: ${message}`.replace(root, 'app'));
}

it('a stand-alone page with both of its routes has no problems', () => {
  expect(check(['(default)/(plain)', '[lang]/(plain)'])).toEqual([]);
});

it('a stand-alone page without a route is reported with the file that is missing', () => {
  expect(check(['(default)/(plain)'])).toEqual([
    'content/pages/contact.mdx: The page has no route: app/[lang]/(plain)/contact/page.tsx does not exist.',
  ]);
});

it('a route that was copied and still shows the other page is reported', () => {
  expect(check(['(default)/(plain)', '[lang]/(plain)'], { shown: 'privacy' })).toEqual([
    'app/(default)/(plain)/contact/page.tsx: The route of /contact shows another page: "privacy".',
    'app/[lang]/(plain)/contact/page.tsx: The route of /contact shows another page: "privacy".',
  ]);
});

it('a draft needs no route', () => {
  expect(check([], { isDraft: true })).toEqual([]);
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkStrayFiles } from '@/lib/checks/content/check-stray-files.server';

/** The problems of empty files, each as `message → hint`. */
function check(...files: string[]): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  return checkStrayFiles(root).map(({ message, hint }) => `${message} → ${hint}`.replaceAll(root, 'content'));
}

it.each([
  ['page.mdx', /^A page in this folder is not built\. → .*: content\/docs, content\/blog, content\/pages\.$/],
  ['doc/page.id.mdx', /^A page in this folder is not built\./],
  ['constructor/page.mdx', /^A page in this folder is not built\./],
  ['docs/guide/face.PNG', /^A picture in this folder is not served\. → Move it below public/],
  ['img/face.svg', /^A picture in this folder is not served\./],
  ['docs/guide/page.MDX', /^Nothing reads this file: content\/docs holds pages\. → Write its extension in lower case/],
  ['docs/guide/notes.txt', /^Nothing reads this file: content\/docs holds pages\. → Remove it/],
  ['blog/meta.json', /^Nothing reads this file: content\/blog holds pages\./],
])('a file that nothing reads where it is is reported: %s', (file, problem) => {
  expect(check(file)).toEqual([expect.stringMatching(problem)]);
});

it('pages, orders, data and contracts are where they belong', () => {
  const files = ['docs/a/page.mdx', 'docs/a/page.id.mdx', 'docs/meta.json', 'docs/a/meta.id.json', 'blog/post.mdx'];
  expect(check(...files, 'pages/contact.mdx', 'data/words.txt', 'openapi/openapi.yaml', 'lock.json')).toEqual([]);
});

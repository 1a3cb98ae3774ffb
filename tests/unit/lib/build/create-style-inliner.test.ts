import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createStyleInliner } from '@/lib/build/create-style-inliner.server';

const out = mkdtempSync(path.join(tmpdir(), 'styles-'));
mkdirSync(path.join(out, '_next'));
writeFileSync(path.join(out, '_next/a.css'), 'p{margin:0}.other{margin:0}');
writeFileSync(path.join(out, '_next/bad.css'), 'p{margin');

const link = '<link rel="stylesheet" href="/base/_next/a.css" data-precedence="next"/>';
const scripts = '<script src="/a.js" async=""></script><script src="/b.js" async=""></script>';

it('createStyleInliner inlines the styles that a page uses, and moves the style sheet before the scripts', () => {
  const page = `<html><head>${link}<title>a</title></head><body><p>text</p>${scripts}</body></html>`;
  expect(createStyleInliner(out, '/base')(page)).toBe(
    `<html><head><style>p{margin:0}</style><title>a</title></head><body><p>text</p>${link}${scripts}</body></html>`,
  );
});

it('createStyleInliner leaves a page without scripts unchanged', () => {
  const page = `<html><head>${link}</head><body><p>text</p></body></html>`;
  expect(createStyleInliner(out, '/base')(page)).toBe(page);
});

it.each([
  ['is missing', 'none.css'],
  ['is invalid', 'bad.css'],
])('createStyleInliner names a style sheet that %s', (_, file) => {
  const page = `<html><head>${link.replace('a.css', file)}</head><body>${scripts}</body></html>`;
  expect(() => createStyleInliner(out, '/base')(page)).toThrow(file);
});

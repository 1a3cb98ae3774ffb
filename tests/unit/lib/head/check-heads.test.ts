import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkHeads } from '@/lib/head/check-heads.server';
import { findInvalidHeadChildren } from '@/lib/head/find-invalid-children';

const toPage = (head: string) =>
  `<!DOCTYPE html><html lang="en-US"><head>${head}</head><body><p>Text</p></body></html>`;

describe('Invalid head children', () => {
  it.each([
    ['none in a valid head', '<meta charset="utf-8"/><title>A &lt;b></title><link rel="icon" href="/i.svg"/>', []],
    ['none in scripts, styles and comments', '<script>"<div>" + 1</script><style>a > b { }</style><!-- <p> -->', []],
    ['elements', '<title>T</title><div><span>x</span></div>', ['<div>', '<span>', '"x"']],
    ['text', '<meta charset="utf-8"/>stray', ['"stray"']],
  ])('are found: %s', (_, head, children) => {
    expect(findInvalidHeadChildren(toPage(head))).toEqual(children);
  });

  it('are warnings with the file and the fix', () => {
    const out = mkdtempSync(path.join(tmpdir(), 'out-'));
    writeFileSync(path.join(out, 'sound.html'), toPage('<title>T</title>'));
    writeFileSync(path.join(out, 'odd.html'), toPage('<title>Odd</title><img src="/x.png">'));
    expect(checkHeads(out).warnings).toEqual([
      {
        file: `${out}/odd.html`,
        message: 'The head has invalid children: <img>.',
        hint: expect.stringContaining('Move them to the body'),
      },
    ]);
  });
});

it('Shared titles are warnings, except of pages without an address', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'out-'));
  for (const name of ['404', 'a', 'b']) writeFileSync(path.join(out, `${name}.html`), toPage('<title>T</title>'));
  expect(checkHeads(out).warnings.map(({ message }) => message)).toEqual([
    `The title "T" is also that of ${out}/a.html.`,
  ]);
});

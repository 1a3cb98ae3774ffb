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
    ['nothing in a sound head', '<meta charset="utf-8"/><title>A &lt;b></title><link rel="icon" href="/i.svg"/>', []],
    ['nothing in what a script or style says', '<script>"<div>" + 1</script><style>a > b { }</style><!-- <p> -->', []],
    ['elements', '<title>T</title><div><span>x</span></div>', ['<div>', '<span>', '"x"']],
    ['texts', '<meta charset="utf-8"/>stray', ['"stray"']],
  ])('are told apart: %s', (_, head, children) => {
    expect(findInvalidHeadChildren(toPage(head))).toEqual(children);
  });

  it('are warned of with the file and the repair', () => {
    const out = mkdtempSync(path.join(tmpdir(), 'out-'));
    writeFileSync(path.join(out, 'sound.html'), toPage('<title>T</title>'));
    writeFileSync(path.join(out, 'odd.html'), toPage('<title>T</title><img src="/x.png">'));
    expect(checkHeads(out).warnings).toEqual([
      {
        file: `${out}/odd.html`,
        message: 'The head has invalid children: <img>.',
        hint: expect.stringContaining('Draw it in the body instead'),
      },
    ]);
  });
});

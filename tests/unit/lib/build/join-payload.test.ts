import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { joinPayload } from '@/lib/build/join-payload';
import { findInlineParts } from '@/lib/security/inline-parts';

/** A page as Next exports it. React escapes what would end the script. */
function createPage(pieces: string[]): string {
  const scripts = pieces.map((piece) => {
    const json = JSON.stringify([1, piece]).replace(/</g, '\\u003c');
    return `<script>self.__next_f.push(${json})</script>`;
  });
  return `<html><body><p>text</p><script>self.__next_f=[]</script>${scripts.join('')}</body></html>`;
}

/** What a browser would take in when it runs the scripts of a page. */
function runScripts(html: string): { scripts: string[]; payload: string } {
  const { scripts } = findInlineParts(html);
  const self: { __next_f: [number, string][] } = { __next_f: [] };
  for (const script of scripts) vm.runInNewContext(script, { self });
  return { scripts, payload: self.__next_f.map(([, text]) => text).join('') };
}

describe('the payload of a page', () => {
  it.each([
    ['plain rows', ['1:"$Sreact.fragment"\n', '2:["$","p",null,{"children":"text"}]\n']],
    ['quotes of both kinds and backslashes', [`1:"it's \\"so\\"\\n"`, "2:'\\\\'\r\n"]],
    ['markup', ['<p class="a">b</p><svg><path d="M0"/></svg>']],
    [
      'what would end the script, or begin another or a comment',
      ['</script><script>a</SCRIPT><!-- --><style>b</style>'],
    ],
    ['dollars and separators of lines', ["$& $1 $' \u2028\u2029"]],
    ['letters of other scripts, split between pieces', ['T5,é', '你\u{1f600}']],
  ])('reaches the browser as it was, in one script: %s', (_, pieces) => {
    const { scripts, payload } = runScripts(joinPayload(createPage(pieces)));
    expect(payload).toBe(pieces.join(''));
    expect(scripts).toHaveLength(2);
  });

  it('keeps its markup as it stands in the page', () => {
    const markup = '<span class="token-string">"a"</span>';
    expect(joinPayload(createPage([markup]))).toContain(markup);
  });

  it('brings no styles of its own', () => {
    expect(findInlineParts(joinPayload(createPage(['<style>p{}</style>']))).styles).toEqual([]);
  });

  it('is absent in a page that has none', () => {
    const html = '<html><body><p>moved</p></body></html>';
    expect(joinPayload(html)).toBe(html);
  });
});

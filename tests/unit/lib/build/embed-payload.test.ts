import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { embedPayload, extractPayload } from '@/lib/build/embed-payload';
import { findInlineParts } from '@/lib/security/inline-parts';

/** A page as Next exports it. React escapes what would end the script. */
function createPage(pieces: string[], content = '<p>text</p>'): string {
  const scripts = pieces.map((piece) => {
    const json = JSON.stringify([1, piece]).replace(/</g, '\\u003c');
    return `<script>self.__next_f.push(${json})</script>`;
  });
  return `<html><body>${content}<script>self.__next_f=[]</script>${scripts.join('')}</body></html>`;
}

/** The same page with its payload in one script. */
function joinPayload(html: string): string {
  const { page, payload } = extractPayload(html);
  return embedPayload(page, payload, '');
}

/** The marked elements of a page, reduced to the property that its script reads. */
function findMarked(html: string): { innerHTML: string }[] {
  return [...html.matchAll(/<(\w+)(?:[^<>]* data-shared| type="application\/ld\+json")>([\s\S]*?)<\/\1>/g)].map(
    ([, , innerHTML = '']) => ({
      innerHTML,
    }),
  );
}

/** What a browser would have after running the scripts of a page. */
function runScripts(html: string): { scripts: string[]; payload: string } {
  const { scripts } = findInlineParts(html);
  const document = { querySelectorAll: () => findMarked(html) };
  const self: { __next_f: [number, string][] } = { __next_f: [] };
  for (const script of scripts) vm.runInNewContext(script, { self, document });
  return { scripts, payload: self.__next_f.map(([, text]) => text).join('') };
}

describe('the payload of a page', () => {
  it.each([
    ['plain rows', ['1:"$Sreact.fragment"\n', '2:["$","p",null,{"children":"text"}]\n']],
    ['both kinds of quotes, and backslashes', [`1:"it's \\"so\\"\\n"`, "2:'\\\\'\r\n"]],
    ['markup', ['<p class="a">b</p><svg><path d="M0"/></svg>']],
    [
      'tags that would end the script, or start another or a comment',
      ['</script><script>a</SCRIPT><!-- --><style>b</style>'],
    ],
    ['dollar signs and line separators', ["$& $1 $' \u2028\u2029"]],
    ['multi-byte characters, in several chunks', ['T5,é', '你\u{1f600}']],
  ])('reaches the browser unchanged, in one script: %s', (_, pieces) => {
    const { scripts, payload } = runScripts(joinPayload(createPage(pieces)));
    expect(payload).toBe(pieces.join(''));
    expect(scripts).toHaveLength(2);
  });

  it('contains its markup unescaped', () => {
    const markup = '<span class="tok-string">"a"</span>';
    expect(joinPayload(createPage([markup]))).toContain(markup);
  });

  it('adds no inline styles to the page', () => {
    expect(findInlineParts(joinPayload(createPage(['<style>p{}</style>']))).styles).toEqual([]);
  });

  it('is empty for a page without one', () => {
    const html = '<html><body><p>moved</p></body></html>';
    expect(extractPayload(html)).toEqual({ page: html, payload: '' });
  });
});

describe('text in both the payload and the page', () => {
  const html = '<b>né "1"</b>';
  const toRow = (text: string) => `5c:T${Buffer.byteLength(text).toString(16)},${text}`;

  it.each([
    ['as a row of its own', [`1:[]\n${toRow(html)}2:"a"\n`], html, `1:[]\n5c:${JSON.stringify(html)}\n2:"a"\n`],
    [
      'as the HTML of an element',
      [`1:{"__html":${JSON.stringify(html)}}\n`],
      html,
      `1:{"__html":${JSON.stringify(html)}}\n`,
    ],
    ['with a leading dollar sign', [toRow('$ npm')], '$ npm', '5c:"$$ npm"\n'],
  ])('is read from the page: %s', (_, pieces, text, payload) => {
    const page = joinPayload(createPage(pieces, `<i>before</i><div class="x">${text}</div>`));
    expect(page.split(text)).toHaveLength(2);
    expect(runScripts(page).payload).toBe(payload);
  });

  it('is read from JSON-LD, whose tag is kept', () => {
    const content = `<p>${html}</p><script type="application/ld+json">{"a":1}</script>`;
    const page = joinPayload(createPage([toRow(html), '2:T7,{"a":1}'], content));
    expect(page).toContain('<script type="application/ld+json">{"a":1}');
    expect(runScripts(page).payload).toBe(`5c:${JSON.stringify(html)}\n2:${JSON.stringify('{"a":1}')}\n`);
  });

  it.each([
    ['the element has more content after it', `<div>${html}<i>more</i></div>`],
    ['the element has more content before it', `<div><i>more</i>${html}</div>`],
    ['no element holds it exactly', `<div>${html}!</div>`],
  ])('stays in the payload if %s', (_, content) => {
    const page = joinPayload(createPage([toRow(html)], content));
    expect(page).toContain(content);
    expect(runScripts(page).payload).toBe(toRow(html));
  });
});

import { randomBytes } from 'node:crypto';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { buildAppShell, takeFromShell, writeAppShell } from '@/lib/build/app-shell.server';
import { embedPayload } from '@/lib/build/embed-payload';
import { writeSharedPayload } from '@/lib/navigation/app-shell';
import { findInlineParts } from '@/lib/security/inline-parts';

const navbar = '2:["$","nav",null,{"children":"Guides"}]\n';
const footer = '3:T1e,<p>“Copyright” of \n two lines</p>'.replace(
  '1e',
  Buffer.byteLength('<p>“Copyright” of \n two lines</p>').toString(16),
);
const toPage = (text: string) => `0:["$","main",null,{"children":"${text}"}]\n`;
const toShellPages = (payloads: readonly string[]) =>
  payloads.map((payload, index) => ({ path: `/docs/${index}`, payload }));
const payloads = ['one', 'two', 'three'].map((text) => `${toPage(text)}${navbar}5:X\n${footer}5:C\n`);

/** A page whose inline scripts have run, but not yet the file of its shell. */
function openPage(own: string, places: string) {
  const shared = { shell: 'abc', places };
  const html = embedPayload('<html><body></body></html>', own, '/site', shared);
  const window: Record<string, unknown> = { __next_f: [] };
  const document = { querySelectorAll: () => [], currentScript: undefined as unknown };
  for (const script of findInlineParts(html).scripts) vm.runInNewContext(script, { self: window, document });
  return { html, window, document };
}

describe('the app shell', () => {
  const shell = buildAppShell(toShellPages(payloads));

  it('consists of the long rows that most pages share', () => {
    expect(shell.rows).toEqual([navbar, footer]);
    expect(buildAppShell(toShellPages([...payloads, toPage('four'), toPage('five')])).rows).toEqual([navbar, footer]);
    expect(buildAppShell(toShellPages([...payloads, ...['4', '5', '6', '7'].map(toPage)])).rows).toEqual([]);
  });

  it('has another name if its rows or pages differ', () => {
    const other = payloads.map((payload) => payload.replace('Guides', 'Pricing'));
    const more = [...payloads, `${toPage('four')}${navbar}${footer}`];
    const names = [payloads, other, more].map((list) => buildAppShell(toShellPages(list)).name);
    expect(new Set([shell.name, ...names]).size).toBe(3);
  });

  it('gives the size of the rest of each page, in steps of 2 KiB', () => {
    const long = `${toPage(randomBytes(4000).toString('base64'))}${navbar}${footer}`;
    const { sizes } = buildAppShell(toShellPages([...payloads, long]));
    expect(sizes).toEqual({ '/docs/0': 0, '/docs/1': 0, '/docs/2': 0, '/docs/3': 4 });
  });

  it('leaves a page its own rows in order', () => {
    expect(takeFromShell(shell, `${footer}${toPage('one')}5:X\n${navbar}5:C\n`)).toEqual({
      own: { above: `${toPage('one')}5:X\n5:C\n`, below: '' },
      shared: { shell: shell.name, places: '0-1' },
    });
  });

  it('has no rows from below the fold, since these come later', () => {
    const below = '9:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"$a"}}]\n';
    const pages = ['one', 'two'].map((text) => `0:["$","$L1","below",{"children":"$@9"},"${text}"]\n${navbar}${below}`);
    expect(buildAppShell(toShellPages(pages)).rows).toEqual([navbar]);
  });

  it('keeps what is below the fold apart, if that is long enough', () => {
    const page = '0:["$","$L1","below",{"children":"$@9"}]\n';
    const take = (length: number) => takeFromShell(shell, `${footer}${page}${navbar}9:"${'x'.repeat(length)}"\n`)?.own;
    expect(take(5000)).toEqual({ above: page, below: `9:"${'x'.repeat(5000)}"\n` });
    expect(take(500)).toEqual({ above: `${page}9:"${'x'.repeat(500)}"\n`, below: '' });
  });

  it.each([
    ['0-1,3', [0, 1, 3]],
    ['1,3', [1, 3]],
  ])('writes the rows shared by a page as %s', (places, numbers) => {
    const rows = [0, 1, 2, 3].map((number) => `${number}:"a long row"\n`);
    const payload = numbers.map((number) => rows[number]).join('');
    expect(takeFromShell({ name: 'abc', rows, sizes: {} }, payload)?.shared.places).toBe(places);
  });

  it.each([
    ['shares less than half of it', { name: 'abc', rows: [navbar, footer, '4:"a long row"\n'], sizes: {} }, navbar],
    ['shares none of it', { name: 'abc', rows: [], sizes: {} }, navbar],
  ])('is not used for a page that %s', (_, alone, payload) => {
    expect(takeFromShell(alone, payload)).toBeUndefined();
  });

  it('is named at the start of the payload for the router', () => {
    expect(writeSharedPayload(navbar, { shell: 'abc', places: '0-1,3' })).toBe(`#abc 0-1,3\n${navbar}`);
  });
});

describe('the script of an app shell', () => {
  const file = writeAppShell({ name: 'abc', rows: [navbar, footer], sizes: { '/docs/0': 3 } });

  it('pushes the payload in a page only once it runs', () => {
    const { html, window, document } = openPage(toPage('it’s "one"'), '0-1');
    expect(html).toContain('<script src="/site/_next/static/shells/abc.js" data-places="0-1"></script></body>');
    expect(window.__next_f).toEqual([]);
    document.currentScript = { dataset: { places: '0-1' } };
    vm.runInNewContext(file.text, { window, document });
    expect(window.__next_f).toEqual([[1, `${navbar}${footer}${toPage('it’s "one"')}`]]);
  });

  it('only stores the shell if loaded by the router', () => {
    const { window, document } = openPage(toPage('one'), '0-1');
    window.appShells = { other: [] };
    document.currentScript = { dataset: {} };
    vm.runInNewContext(file.text, { window, document });
    expect(window.__next_f).toEqual([]);
    expect(window.appShells).toEqual({ other: [], abc: [navbar, footer] });
    expect(window.payloadSizes).toEqual({ '/docs/0': 3 });
  });

  it('has a path that hosts cache forever', () => {
    expect(file.path).toBe('_next/static/shells/abc.js');
  });
});

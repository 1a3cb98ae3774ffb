import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { finishPages } from '@/lib/build/finish-pages.server';
import { parseEnv } from '@/lib/config/env';
import { docSearchStyle, getPolicySources } from '@/lib/security/policy-sources';

let out: string;

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'policies-'));
  mkdirSync(path.join(out, 'docs'));
});

function write(file: string, html: string) {
  writeFileSync(path.join(out, file), html);
}

describe('the content security policy', () => {
  it('allows only the inline scripts of its page', () => {
    // The hash is the example of the specification, section 8.1: alert('Hello, world.');
    write(
      'index.html',
      "<html><head><title>a</title></head><body><script>alert('Hello, world.');</script></body></html>",
    );
    write('docs/intro.html', '<html><head></head></html>');
    expect(finishPages(out, '', { connect: [], styles: [] })).toBe(2);

    const home = readFileSync(path.join(out, 'index.html'), 'utf8');
    expect(home).toContain(
      `<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';`,
    );
    expect(readFileSync(path.join(out, 'docs/intro.html'), 'utf8')).toContain("script-src 'self';");
  });

  it('is added to a page whose text mentions a policy', () => {
    const text = '<code>http-equiv="Content-Security-Policy"</code>';
    write('docs/page.html', `<html><head></head><body>${text}</body></html>`);
    finishPages(out, '', { connect: [], styles: [] });
    expect(readFileSync(path.join(out, 'docs/page.html'), 'utf8')).toMatch(/^<html><head><meta http-equiv/);
  });

  it.each([
    ['has no head', '<p>text</p>', 'docs/page.html has no <head>'],
    [
      'already has a policy',
      '<head><meta http-equiv="Content-Security-Policy" content=""/></head>',
      'docs/page.html already has a content security policy',
    ],
  ])('cannot be added to a page that %s', (_, html, message) => {
    write('docs/page.html', html);
    expect(() => finishPages(out, '', { connect: [], styles: [] })).toThrow(message);
  });
});

describe('the payload of a built page', () => {
  /** Writes a page with its payload, as Next does: in the page, and beside it. */
  function writePage(name: string, payload: string, head = '') {
    const piece = JSON.stringify([1, payload]);
    write(
      `${name}.html`,
      `<html><head>${head}</head><body><script>self.__next_f.push(${piece})</script></body></html>`,
    );
    write(`${name}.txt`, payload);
  }

  function finish(file: string): string {
    finishPages(out, '/site', { connect: [], styles: [] });
    return readFileSync(path.join(out, file), 'utf8');
  }

  it('omits the scripts that the page has run', () => {
    const script = 'start()';
    const payload = `1:["$","script",null,{"__html":"${script}"}]\n2:T7,${script}3:T4,text4:["$","p",null,{"__html":"a"}]\n`;
    writePage('index', payload, `<script>${script}</script>`);
    expect(finish('index.txt')).toBe(
      '1:["$","script",null,{"__html":""}]\n2:""\n3:T4,text4:["$","p",null,{"__html":"a"}]\n',
    );
  });

  it('has what pages of a sidebar share in one file', () => {
    const navbar = '2:["$","nav",null,{"children":"Guides"}]\n';
    for (const name of ['a', 'b']) writePage(`docs/${name}`, `1:"${name}"\n${navbar}`);
    const [line, own] = finish('docs/a.txt').split('\n');
    const [, shell] = /^#(\w+) 0$/.exec(line ?? '') ?? [];
    expect(own).toBe('1:"a"');
    expect(readFileSync(path.join(out, `_next/static/shells/${shell}.js`), 'utf8')).toContain('Guides');
    const page = readFileSync(path.join(out, 'docs/a.html'), 'utf8');
    expect(page).toContain(`<script src="/site/_next/static/shells/${shell}.js" data-places="0"></script>`);
    expect(page).not.toContain('Guides');
  });

  it('has to be there if the page is in a sidebar', () => {
    for (const name of ['a', 'b']) writePage(`docs/${name}`, `1:"${name}"\n`);
    rmSync(path.join(out, 'docs/b.txt'));
    expect(() => finish('docs/a.txt')).toThrow('docs/b.html has no payload beside it');
  });

  it('shares nothing if the page is in no sidebar', () => {
    for (const name of ['a', 'b']) writePage(name, '2:["$","nav",null,{"children":"Guides"}]\n');
    expect(finish('a.txt')).toBe('2:["$","nav",null,{"children":"Guides"}]\n');
  });
});

const hosted = {
  NEXT_PUBLIC_SEARCH_PROVIDER: 'algolia',
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'key',
  NEXT_PUBLIC_ALGOLIA_INDEX: 'docs',
};

describe('the connect sources of a page', () => {
  it.each([
    ['are empty by default', {}, []],
    ['include a feedback URL', { NEXT_PUBLIC_FEEDBACK_URL: 'https://feedback.test/in?x=1' }, ['https://feedback.test']],
    [
      'include the configured Algolia hosts',
      { ...hosted, NEXT_PUBLIC_ALGOLIA_HOSTS: 'http://127.0.0.1:7700' },
      ['http://127.0.0.1:7700'],
    ],
    [
      "include Algolia's own hosts",
      hosted,
      [
        'https://APP-dsn.algolia.net',
        'https://APP-1.algolianet.com',
        'https://APP-2.algolianet.com',
        'https://APP-3.algolianet.com',
        'https://insights.algolia.io',
      ],
    ],
  ])('%s', (_, variables, connect) => {
    expect(getPolicySources(parseEnv(variables)).connect).toEqual(connect);
  });
});

it('the style allowed on every page is the one that DocSearch injects', () => {
  expect(readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8')).toContain(`"${docSearchStyle}"`);
});

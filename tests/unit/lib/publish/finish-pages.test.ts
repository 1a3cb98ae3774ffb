import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { finishPages } from '@/lib/publish/finish-pages.server';
import { writeFiles } from '../../../support/write-files';

const sheet = '<link rel="stylesheet" href="/base/_next/a.css" data-precedence="next"/>';
const script = '<script src="/base/_next/a.js" async=""></script>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/base/_next/main.js"/>';

let out: string;

beforeEach(() => {
  out = writeFiles({ '_next/a.css': 'p{margin:0}.other{margin:0}', '_next/bad.css': 'p{margin' });
});

const write = (file: string, text: string) => writeFiles({ [file]: text }, out);

/** Writes a page as Next does: with its payload beside it. */
function writePage(file: string, { head = `${sheet}${script}`, body = '' } = {}) {
  write(file, `<html><head>${head}</head><body>${body}</body></html>`);
  write(file.replace('.html', '.txt'), 'payload');
}

function finish(file: string, redirects: { from: string; to: string }[] = []): string {
  const sources = { connect: [], api: [], scripts: [], styles: [] };
  finishPages(out, { basePath: '/base', sources, redirects, structuredData: new Map([['index.html', '{"a":"$&"}']]) });
  return readFileSync(path.join(out, file), 'utf8');
}

describe('a page of the built site', () => {
  it('gets the styles that it uses; the style sheet follows the content, and the scripts the sheet', () => {
    writePage('index.html', { head: `${preload}${sheet}${script}<title>a</title>`, body: '<p>text</p>' });
    const page = finish('index.html').replace(/<meta http-equiv[^>]*>/, '');
    expect(page).toBe(
      `<html><head><title>a</title><style>p{margin:0}</style></head><body><p>text</p>${sheet}${script}</body></html>`,
    );
  });

  it('gets the variables that one of its style sheets reads from another', () => {
    write('_next/a.css', ':root{--used:red;--unused:red}');
    write('_next/b.css', 'p{color:var(--used)}');
    writePage('index.html', { head: `${sheet}${sheet.replace('a.css', 'b.css')}${script}`, body: '<p>text</p>' });
    expect(finish('index.html')).toContain('<style>:root{--used:red}p{color:var(--used)}</style>');
  });

  it('gets the scripts that it was rendered without, and its structured data', () => {
    const named = '<script data-entry="components/navigation/clean-path.script.ts" data-base="/base"></script>';
    const data = '<script type="application/ld+json"></script>';
    writePage('index.html', { head: `${named}${sheet}${script}`, body: data });
    const page = finish('index.html');
    expect(page).toMatch(/<script data-base="\/base">"use strict";.*location.*<\/script>/);
    expect(page).toContain('<script type="application/ld+json">{"a":"$&"}</script>');
  });

  it('stops the build if a script that it was rendered without has another form', () => {
    writePage('index.html', {
      body: '<script id="a" data-entry="components/navigation/clean-path.script.ts"></script>',
    });
    expect(() => finish('index.html')).toThrow('index.html has a script that is not as React rendered it so far.');
  });

  it('stops the build if it has a place for structured data, but the index of pages has none for it', () => {
    writePage('other.html', { body: '<script type="application/ld+json"></script>' });
    expect(() => finish('other.html')).toThrow('other.html has no structured data.');
  });

  it('gets a policy that allows only its own inline scripts', () => {
    // The hash is the example of the specification, section 8.1: alert('Hello, world.');
    writePage('index.html', { body: "<script>alert('Hello, world.');</script>" });
    writePage('docs/page.html', { body: '<code>http-equiv="Content-Security-Policy"</code>' });
    expect(finish('index.html')).toContain(
      `<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';`,
    );
    expect(readFileSync(path.join(out, 'docs/page.html'), 'utf8')).toContain("script-src 'self';");
  });

  it('may connect to the API only if it has the button to try it', () => {
    const sources = { connect: [], api: ['https://api.example'], scripts: [], styles: [] };
    writePage('docs/api.html', { body: '<button type="button" data-try-it="true">Try it</button>' });
    writePage('docs/guide.html', { body: '<code>data-try-it</code>' });
    finishPages(out, { basePath: '/base', sources, redirects: [], structuredData: new Map() });
    expect(readFileSync(path.join(out, 'docs/api.html'), 'utf8')).toContain("connect-src 'self' https://api.example;");
    expect(readFileSync(path.join(out, 'docs/guide.html'), 'utf8')).toContain("connect-src 'self';");
  });

  it('gets only a policy if it is a redirect', () => {
    write('docs/old.html', '<html><head></head><body></body></html>');
    expect(finish('docs/old.html', [{ from: '/docs/old', to: '/docs/new' }])).toMatch(
      /^<html><head><meta http-equiv="Content-Security-Policy"[^>]*><\/head><body><\/body><\/html>$/,
    );
  });

  it.each([
    ['no style sheet', { head: script }, '0 sheets'],
    ['no scripts', { head: sheet }, '0 scripts'],
    ['a style sheet with other attributes', { head: sheet.replace(' data', ' media="all" data') + script }, '1 sheets'],
    [
      'a script with other attributes',
      { head: `${sheet}${script}<script async="" src="/b.js"></script>` },
      '2 scripts',
    ],
    ['a style sheet that is missing', { head: sheet.replace('a.css', 'none.css') + script }, 'none.css'],
    ['a style sheet that cannot be parsed', { head: sheet.replace('a.css', 'bad.css') + script }, 'bad.css'],
    ['a policy', { head: `<meta http-equiv="Content-Security-Policy" content=""/>${sheet}${script}` }, 'already has'],
  ])('stops the build if it has %s', (_, page, problem) => {
    writePage('docs/page.html', page);
    expect(() => finish('docs/page.html')).toThrow(/docs\/page\.html/);
    expect(() => finish('docs/page.html')).toThrow(problem);
  });

  it('stops the build if it has no body, or no payload beside it', () => {
    writePage('docs/page.html');
    rmSync(path.join(out, 'docs/page.txt'));
    expect(() => finish('docs/page.html')).toThrow('docs/page.html has no payload');
    writePage('docs/page.html');
    write('docs/page.html', '<p>text</p>');
    expect(() => finish('docs/page.html')).toThrow('docs/page.html is not as Next wrote pages so far: no head');
  });
});

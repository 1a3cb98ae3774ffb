import { describe, expect, it } from 'vitest';
import { checkHeadTags } from '@/lib/head/check-head-tags';

const tags = [
  '<meta charSet="utf-8"/>',
  '<meta name="viewport" content="width=device-width"/>',
  '<title>Introduction</title>',
  '<meta name="description" content="Where to begin."/>',
  '<link rel="canonical" href="https://docs.test/a"/>',
  '<link rel="alternate" hrefLang="en" href="https://docs.test/a"/>',
  '<link rel="alternate" hrefLang="x-default" href="https://docs.test/a"/>',
  '<link rel="alternate" type="application/rss+xml" href="https://docs.test/rss.xml"/>',
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff"/>',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000"/>',
  '<meta property="og:title" content="Introduction"/>',
  '<meta property="og:description" content="Where to begin."/>',
  '<meta property="og:url" content="https://docs.test/a"/>',
  '<meta property="og:image" content="https://docs.test/a.png"/>',
  '<meta property="article:tag" content="One"/>',
  '<meta property="article:tag" content="Two"/>',
];

const toPage = (all: string[]) =>
  `<!DOCTYPE html>\n<html lang="en-US"><head>${all.join('')}</head><body></body></html>`;
const check = (all: string[]) =>
  checkHeadTags('out/a.html', toPage(all)).map(({ file, message }) => `${file} ${message}`);

describe('the head of a built page', () => {
  it('has no faults if only repeatable tags appear more than once', () => {
    expect(check(tags)).toEqual([]);
  });

  it.each([
    ['<title>Introduction</title>', 'title'],
    ['<meta name="description" content="Again."/>', 'description'],
    ['<link rel="canonical" href="https://docs.test/b"/>', 'canonical'],
    ['<link rel="alternate" hrefLang="en" href="https://docs.test/b"/>', 'alternate en'],
    ['<meta property="og:title" content="Again"/>', 'og:title'],
    [
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111"/>',
      'theme-color (prefers-color-scheme: dark)',
    ],
  ])('with %s as a duplicate is reported with file and line', (tag, key) => {
    expect(check([...tags, tag])).toEqual([`out/a.html:2 The head contains "${key}" 2 times.`]);
  });

  it('without a description is reported, but needs no canonical URL if noindex', () => {
    expect(check(tags.filter((tag) => !tag.includes('name="description"')))).toEqual([
      'out/a.html:2 The head does not contain "description".',
    ]);
    expect(check([...tags.slice(0, 4), '<meta name="robots" content="noindex"/>'])).toEqual([]);
  });
});

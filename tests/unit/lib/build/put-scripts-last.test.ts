import { expect, it } from 'vitest';
import { putScriptsLast } from '@/lib/build/put-scripts-last';

const files = '<script src="/a.js" async=""></script><script src="/b.js" async=""></script>';
const body = '<p>text</p><script src="/start.js" async=""></script>';

it('the script files of the head come after the content, in their order', () => {
  const inline = '<script>show()</script><script src="/old.js" noModule=""></script>';
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/start.js"/>';
  const page = `<html><head><link rel="stylesheet" href="/a.css"/>${preload}${files}${inline}</head><body>${body}</body></html>`;
  expect(putScriptsLast(page)).toBe(
    `<html><head><link rel="stylesheet" href="/a.css"/>${inline}</head><body>${body}${files}</body></html>`,
  );
});

it('a page without script files stays as it is', () => {
  const page = '<html><head><meta charSet="utf-8"/></head></html>';
  expect(putScriptsLast(page)).toBe(page);
});

import { expect, it } from 'vitest';
import { putScriptsLast } from '@/lib/build/put-scripts-last';

const files = '<script src="/a.js" async=""></script><script src="/b.js" async=""></script>';
const body = '<p>text</p><script src="/start.js" async=""></script>';

it('putScriptsLast moves async scripts from the head to the end of the body, in order', () => {
  const inline = '<script>show()</script><script src="/old.js" noModule=""></script>';
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/start.js"/>';
  const page = `<html><head><link rel="stylesheet" href="/a.css"/>${preload}${files}${inline}</head><body>${body}</body></html>`;
  expect(putScriptsLast(page)).toBe(
    `<html><head><link rel="stylesheet" href="/a.css"/>${inline}</head><body>${body}${files}</body></html>`,
  );
});

it('putScriptsLast leaves a page without scripts unchanged', () => {
  const page = '<html><head><meta charSet="utf-8"/></head></html>';
  expect(putScriptsLast(page)).toBe(page);
});

import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { minifyScript } from '@/lib/cache/bundle-script.server';

it('an inline script is minified to one line without comments, and still works', () => {
  function greet(name: string) {
    // What nobody needs to load.
    const greeting = `Hello, ${name}`;
    return greeting;
  }
  const short = minifyScript(`(${greet})('reader')`);
  expect(short).not.toMatch(/\n|\/\//);
  expect(runInNewContext(short)).toBe('Hello, reader');
});

import { expect, it } from 'vitest';
import { runInlineScript } from '@/tests/support/run-inline-script';

/** Returns where the script leads from an address, without loading the page (`shown`) or with a load (`loaded`). */
function open(address: string, settings: Record<string, string> = {}): Record<string, string> {
  const result: Record<string, string> = {};
  // Not resolved by `URL`, which would take `//docs` for a host.
  const [, pathname, search, hash] = /^([^?#]*)([^#]*)(.*)$/.exec(address) ?? [];
  const location = { pathname, search, hash, replace: (loaded: string) => Object.assign(result, { loaded }) };
  const history = { replaceState: (_state: null, _title: string, shown: string) => Object.assign(result, { shown }) };
  runInlineScript('components/navigation/clean-path.script.ts', { location, history }, settings);
  return result;
}

it.each([
  ['/docs/intro', {}],
  ['/', {}],
  ['/docs/intro.html?a=b#top', { shown: '/docs/intro?a=b#top' }],
  ['/docs/intro/index.html', { shown: '/docs/intro' }],
  ['/docs/intro/', { shown: '/docs/intro' }],
  ['//docs/intro', { shown: '/docs/intro' }],
  ['/index.html', { shown: '/' }],
])('the address %s of a page becomes %j', (address, expected) => {
  expect(open(address)).toEqual(expected);
});

it.each([
  ['/docs/intro.html?a=b', { loaded: '/docs/intro?a=b' }],
  ['/docs/nowhere/', {}],
])('the address %s of the not-found page becomes %j', (address, expected) => {
  expect(open(address, { isMissing: 'true' })).toEqual(expected);
});

it('the home page of a site below a path keeps the slash that hosts add', () => {
  expect(open('/site/', { base: '/site' })).toEqual({});
  expect(open('/site/docs/', { base: '/site' })).toEqual({ shown: '/site/docs' });
});

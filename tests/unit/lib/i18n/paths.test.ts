import { expect, it } from 'vitest';
import { getLocale } from '@/lib/i18n/locales';
import { localizeLink, localizePath, splitLocale } from '@/lib/i18n/paths';

const en = getLocale('en');
const id = getLocale('id');

it.each([
  ['/docs/intro', 'en', '/docs/intro'],
  ['/id/docs/intro', 'id', '/docs/intro'],
  ['/id', 'id', '/'],
  ['/ideas', 'en', '/ideas'],
])('splitLocale splits %s', (path, code, rest) => {
  expect(splitLocale(path)).toMatchObject({ locale: { code }, path: rest });
});

it.each([
  ['/docs/intro?q=1#top', id, '/id/docs/intro?q=1#top'],
  ['/id/docs/intro#top', en, '/docs/intro#top'],
  ['/id/docs/intro', id, '/id/docs/intro'],
  ['/', id, '/id'],
  ['/id', en, '/'],
  ['#top', id, '#top'],
  ['//cdn.example/x', id, '//cdn.example/x'],
  ['https://example.com/docs', id, 'https://example.com/docs'],
])('localizePath %s in $code', (path, locale, expected) => {
  expect(localizePath(path, locale)).toBe(expected);
});

it.each([
  ['/docs/intro?q=1.5#v1.2', '/id/docs/intro?q=1.5#v1.2'],
  ['/docs/v1.2/intro', '/id/docs/v1.2/intro'],
  ['/openapi.json', '/openapi.json'],
  ['/openapi.json#tag', '/openapi.json#tag'],
  ['/img/widget.svg?size=2', '/img/widget.svg?size=2'],
])('localizeLink %s leads Indonesian readers to %s', (href, expected) => {
  expect(localizeLink(href, id)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { getLocale } from '@/lib/i18n/locales';
import { localizeLink, localizePath, splitLocale } from '@/lib/i18n/paths';

const en = getLocale('en');
const id = getLocale('id');

describe('splitLocale', () => {
  it.each([
    ['/docs/intro', 'en', '/docs/intro'],
    ['/id/docs/intro', 'id', '/docs/intro'],
    ['/id', 'id', '/'],
    ['/ideas', 'en', '/ideas'],
  ])('splits %s', (path, code, rest) => {
    expect(splitLocale(path)).toMatchObject({ locale: { code }, path: rest });
  });
});

describe('localizePath', () => {
  it.each([
    ['/docs/intro?q=1#top', id, '/id/docs/intro?q=1#top'],
    ['/id/docs/intro#top', en, '/docs/intro#top'],
    ['/id/docs/intro', id, '/id/docs/intro'],
    ['/', id, '/id'],
    ['/id', en, '/'],
    ['#top', id, '#top'],
    ['//cdn.example/x', id, '//cdn.example/x'],
    ['https://example.com/docs', id, 'https://example.com/docs'],
  ])('%s in $code', (path, locale, expected) => {
    expect(localizePath(path, locale)).toBe(expected);
  });
});

describe('localizeLink', () => {
  it.each([
    ['/docs/intro?q=1.5#v1.2', '/id/docs/intro?q=1.5#v1.2'],
    ['/docs/v1.2/intro', '/id/docs/v1.2/intro'],
    ['/openapi.json', '/openapi.json'],
    ['/openapi.json#tag', '/openapi.json#tag'],
    ['/img/widget.svg?size=2', '/img/widget.svg?size=2'],
  ])('%s leads Indonesian readers to %s', (href, expected) => {
    expect(localizeLink(href, id)).toBe(expected);
  });
});

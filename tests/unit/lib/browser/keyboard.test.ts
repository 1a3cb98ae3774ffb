import { beforeEach, expect, it, vi } from 'vitest';
import { isSingleKey } from '@/lib/browser/keyboard';

class FakeElement {
  isContentEditable = false;
  constructor(readonly tag = 'a') {}
  closest = (selector: string) => (selector.split(', ').includes(this.tag) ? this : null);
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('window', { localStorage: { getItem: () => null }, addEventListener: () => {} });
});

it.each<[string, object, boolean]>([
  ['fires if pressed alone', {}, true],
  ['ignores another key', { key: '!' }, false],
  ['is ignored with Ctrl', { ctrlKey: true }, false],
  ['is ignored with ⌘', { metaKey: true }, false],
  ['is ignored with Alt', { altKey: true }, false],
  ['is ignored in an input', { target: new FakeElement('input') }, false],
  ['is ignored in a textarea', { target: new FakeElement('textarea') }, false],
  ['is ignored in editable text', { target: Object.assign(new FakeElement(), { isContentEditable: true }) }, false],
])('a single-key shortcut %s', (_, over, expected) => {
  const target = new FakeElement() as unknown as HTMLElement;
  expect(isSingleKey({ key: '?', ctrlKey: false, metaKey: false, altKey: false, target, ...over }, '?')).toBe(expected);
});

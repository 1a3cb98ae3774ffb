import { beforeEach, describe, expect, it, vi } from 'vitest';

class FakeElement {
  isContentEditable = false;
  constructor(readonly tag = 'a') {}
  closest = (selector: string) => (selector.split(', ').includes(this.tag) ? this : null);
}

const stored = new Map<string, string>();

/** Fresh modules, as in a page that was just opened. */
async function openPage() {
  vi.resetModules();
  const { isSingleKey } = await import('@/components/ui/keys');
  const { switchSingleKeys } = await import('@/lib/browser/stored-choices');
  const press = (over: object = {}) => {
    const target = new FakeElement() as unknown as HTMLElement;
    return isSingleKey({ key: '?', ctrlKey: false, metaKey: false, altKey: false, target, ...over }, '?');
  };
  return { press, switchSingleKeys };
}

beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('window', { localStorage, addEventListener: () => {} });
});

describe('a single-key shortcut', () => {
  it.each([
    ['fires if pressed alone', {}, true],
    ['ignores another key', { key: '!' }, false],
    ['is ignored with Ctrl', { ctrlKey: true }, false],
    ['is ignored with ⌘', { metaKey: true }, false],
    ['is ignored with Alt', { altKey: true }, false],
    ['is ignored in an input', { target: new FakeElement('input') }, false],
    ['is ignored in a textarea', { target: new FakeElement('textarea') }, false],
    ['is ignored in editable text', { target: Object.assign(new FakeElement(), { isContentEditable: true }) }, false],
  ])('%s', async (_, over, expected) => {
    const { press } = await openPage();
    expect(press(over)).toBe(expected);
  });

  it('stays switched off on later pages until switched on again', async () => {
    const first = await openPage();
    first.switchSingleKeys(false);
    expect(first.press()).toBe(false);
    const second = await openPage();
    expect(second.press()).toBe(false);
    second.switchSingleKeys(true);
    expect(second.press()).toBe(true);
  });
});

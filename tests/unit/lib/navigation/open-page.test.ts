import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '@/lib/navigation/open-page';

/** What the router is asked for where a reader at `/site/`, as some hosts say for `/site`, follows a link. */
function follow(path: string) {
  vi.stubGlobal('window', { location: new URL('https://docs.test/site/') });
  const push = vi.fn();
  openPage(push, new URL(path, 'https://docs.test'), false);
  return push.mock.calls;
}

afterEach(() => vi.unstubAllGlobals());

describe('the home page below a base path', () => {
  it('is the open page, whose top the router scrolls to', () => {
    expect(follow('/site')).toEqual([['https://docs.test/site', { scroll: true }]]);
  });

  it('is not another page', () => {
    expect(follow('/site/docs')).toEqual([['https://docs.test/site/docs', { scroll: false }]]);
  });
});

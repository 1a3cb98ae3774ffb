import { describe, expect, it } from 'vitest';
import { findLinkProblem } from '@/lib/checks/content/links';

const targets = {
  anchors: new Map<string, readonly string[] | undefined>([
    ['/', undefined],
    ['/blog', undefined],
    ['/docs/intro', ['find-your-part', 'limits']],
    ['/docs/get-started/quickstart', []],
    ['/docs/get-started/overview', []],
    ['/docs/api/authentication', []],
    ['/docs/intro.md', undefined],
    ['/img/widget.svg', undefined],
  ]),
  drafts: new Set(['/docs/get-started/later']),
};

describe('a broken link names its cause and what is there', () => {
  it.each([
    ['/docs/get-started/overveiw', 'there is no such page', /^Nearest: \/docs\/get-started\/overview,/],
    ['/docs/quickstart', 'there is no such page', /^Nearest: \/docs\/get-started\/quickstart,/],
    ['/docs/api/authentication.mdx', 'there is no such page', /^Nearest: \/docs\/api\/authentication,/],
    ['/img/wigdet.svg', 'there is no such file', /^Nearest: \/img\/widget\.svg,/],
    ['../api/authentication', 'it is relative to the page', /^Nearest: \/docs\/api\/authentication,/],
    ['/docs/get-started/later', 'the page is a draft', /^Publish that page too/],
    ['/id/docs/intro#limits', 'links name no language', /^Write \/docs\/intro#limits\.$/],
    ['/en/docs/intro', 'links name no language', /^Write \/docs\/intro\.$/],
    ['/docs/intro#limit', 'the page has no such heading', /^Nearest: \/docs\/intro#limits,/],
    ['#own', 'the page has no such heading', /^Nearest: #owner\.$/],
    ['/docs/get-started/overview#a', 'the page has no such heading', /^Nearest: none\.$/],
  ])('%s', (href, reason, hint) => {
    expect(findLinkProblem(href, ['owner'], targets)).toEqual({
      reason: expect.stringContaining(reason),
      hint: expect.stringMatching(hint),
    });
  });

  it.each(['/docs/intro?a=b#limits', '#owner', '/blog#any', 'mailto:a@example.com'])(
    'one that leads somewhere is sound: %s',
    (href) => {
      expect(findLinkProblem(href, ['owner'], targets)).toBeUndefined();
    },
  );
});

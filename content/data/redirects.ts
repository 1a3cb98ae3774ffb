import type { RedirectInput } from '../../lib/pages/schemas/redirects';

/**
 * Addresses that have changed, by their English path. A row stays as long as somebody may have the old address. A page that moves
 * has one without an anchor; a heading whose anchor changes has one with it.
 */
export const redirects: RedirectInput[] = [
  { from: '/docs/changelog', to: '/docs/get-started/changelog' },
  { from: '/docs/quickstart', to: '/docs/get-started/quickstart' },
  {
    from: '/docs/get-started/become-a-reseller#wait-for-the-money-then-begin',
    to: '/docs/get-started/become-a-reseller#wait-for-the-money',
  },
  { from: '/docs/pricing/Individual#test-then-activate', to: '/docs/pricing/Individual#activate-then-test' },
  {
    from: '/docs/virtual-agent/customization/privacy#the-way-of-a-message',
    to: '/docs/virtual-agent/customization/privacy#what-happens-to-a-message',
  },
  {
    from: '/docs/tutorial-basics/congratulations#the-way-of-a-page',
    to: '/docs/tutorial-basics/congratulations#from-idea-to-address',
  },
];

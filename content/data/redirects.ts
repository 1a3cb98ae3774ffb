import type { RedirectInput } from '../../lib/pages/schemas/redirects';

/**
 * Addresses that have changed, by their English path. A row stays as long as somebody may have the old address. A page or file
 * that moves has one without an anchor; a heading whose anchor changes has one with it.
 */
export const redirects: RedirectInput[] = [
  { from: '/docs/changelog', to: '/docs/get-started/changelog' },
  { from: '/docs/quickstart', to: '/docs/get-started/quickstart' },
  // A host that reads `_redirects` redirects it. One that tries names with `.html` sends a page that leads browsers on, which no
  // program can read as JSON; any other answers 404.
  { from: '/postman.json', to: '/openapi.json' },
  { from: '/docs/api/introduction#postman-collection', to: '/docs/api/introduction#the-contract-as-files' },
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

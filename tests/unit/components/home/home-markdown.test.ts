import { expect, it, vi } from 'vitest';
import { toHomeMarkdown, toLinkList } from '@/components/home/home-markdown';
import { getHomeMessages } from '@/components/home/messages';
import { getPricingMessages } from '@/components/pricing/messages';
import { formatPrice } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';

vi.mock('@/content/data/plans', () => import('@/tests/fixtures/plans'));

const posts = [{ title: 'Halo', url: '/blog/halo', description: 'A post.' }];
const write = (locale: Locale) => toHomeMarkdown(locale, posts, (path) => `${locale.prefix}${path}`);

it.each(locales)('the home page as Markdown has links, prices and the newest posts in $code', (locale) => {
  const markdown = write(locale);
  const home = getHomeMessages(locale);
  const pricing = getPricingMessages(locale);
  const toLink = (text: string, path: string) => `[${text}](${locale.prefix}${path})`;
  for (const part of [
    '```bash\ncurl https://api.agent.example/v2/face/match',
    `- ${toLink(home.products.voice.title, '/docs/voice-agent/overview')}: `,
    toLink(home.start, '/docs/get-started/quickstart'),
    toLink(home.reference, '/docs/api/introduction'),
    toLink(home.callMore, '/docs/api/endpoints/face-matching-v2'),
    `## ${home.pricingTitle}\n\n${home.pricingText}`,
    `- ${toLink('Developer', '/docs/pricing/Developer')}: ${pricing.free}. `,
    `- ${toLink('Agency', '/docs/pricing/Agency')}: ${formatPrice({ USD: 300, IDR: 4_800_000 }, locale)}. `,
    toLink(home.pricingLink, '/docs/pricing/Plans'),
    `## ${home.newsTitle}\n\n- [Halo](/blog/halo): A post.`,
    toLink(home.newsLink, '/blog'),
  ])
    expect(markdown).toContain(part);
});

it('brackets in the title of a link are escaped', () => {
  expect(toLinkList([{ title: 'Lists [beta]', url: '/lists', description: 'Text.' }])).toBe(
    '- [Lists \\[beta\\]](/lists): Text.',
  );
});

import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { toHomeMarkdown } from '@/lib/page-markdown/home-markdown';
import { toLinkList } from '@/lib/page-markdown/link-list';

it.each(locales)('the home page as Markdown has the first call and product links in $code', (locale) => {
  const markdown = toHomeMarkdown(locale, (path) => `${locale.prefix}${path}`);
  const { home } = getMessages(locale);
  expect(markdown).toMatch(/^# Agent Developer Platform\n\n\S/);
  expect(markdown).toContain('```bash\ncurl https://api.agent.example/v2/face/match');
  expect(markdown).toContain(`- [${home.products.voice.title}](${locale.prefix}/docs/voice-agent/overview): `);
});

it('brackets in the title of a link are escaped', () => {
  expect(toLinkList([{ title: 'Lists [beta]', url: '/lists', description: 'Text.' }])).toBe(
    '- [Lists \\[beta\\]](/lists): Text.',
  );
});

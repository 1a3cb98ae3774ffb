import { describe, expect, it } from 'vitest';
import { buildLlmsFullText, buildLlmsIndex } from '@/components/agents/llms';
import { getLocale, locales } from '@/lib/i18n/locales';
import { createSitePage } from '../../../support/site-page';

const origin = 'https://docs.agent.example';

describe('llms.txt', () => {
  it.each(locales)('has only a title, a quoted summary and sections of links in $code', ({ code }) => {
    const index = buildLlmsIndex([createSitePage(code)], getLocale(code));
    const [title, summary, ...rest] = index.trim().split(/\n\n/);
    expect(title).toBe('# Agent Developer Platform');
    expect(summary).toMatch(/^> \S/);
    for (const block of rest) expect(block).toMatch(/^(## .+|(- \[.+\]\(https:\/\/\S+\): .+\n?)+)$/);
  });

  it('gives the base URL, the authentication, the contracts and the other language', () => {
    const index = buildLlmsIndex([], getLocale('id'));
    const links = [
      '/openapi.yaml',
      '/asyncapi.yaml',
      '/id/docs/api/authentication.md',
      '/id/llms-full.txt',
      '/llms.txt',
    ];
    for (const path of links) expect(index).toContain(`(${origin}${path})`);
    expect(index).toContain('https://api.agent.example');
    expect(index).toContain('Authorization: Bearer');
  });

  it('links to the Markdown of pages by section, except for search and unlisted pages', () => {
    const index = buildLlmsIndex(
      [
        createSitePage('en', { kind: 'home', path: '/', title: 'Home', breadcrumbs: [] }),
        createSitePage('en', { title: 'Lists [beta]' }),
        createSitePage('en', { path: '/docs/unlisted', isIndexed: false }),
        createSitePage('en', { kind: 'search', path: '/search' }),
      ],
      getLocale('en'),
    );
    expect(index).toContain(
      `## Guides: Start\n\n- [Lists \\[beta\\]](${origin}/docs/intro.md): Where to begin.\n\n## Optional`,
    );
    expect(index).toContain(`- [Home](${origin}/index.md)`);
    expect(index).not.toMatch(/unlisted|search/);
  });
});

it('llms-full.txt has every page, with its URL below its title', () => {
  const pages = [
    { page: createSitePage('en'), markdown: '# Introduction\n\nText.\n' },
    { page: createSitePage('en', { path: '/docs/next' }), markdown: '# Next\n\nMore.\n' },
  ];
  const text = buildLlmsFullText(pages, getLocale('en'));
  expect(text).toContain(
    `# Introduction\n\nSource: ${origin}/docs/intro\n\nText.\n\n---\n\n# Next\n\nSource: ${origin}/docs/next`,
  );
});

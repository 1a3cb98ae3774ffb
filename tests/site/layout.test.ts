import { describe, expect, it } from 'vitest';
import { getChatMessages } from '@/components/chat/messages';
import { getFeedbackMessages } from '@/components/feedback/messages';
import { getSearchMessages } from '@/components/search/messages';
import { readBudgets } from '../../bench/budgets';
import { measureDocuments, measureFolder } from '../../bench/measure-page';
import { parsePage, readBuiltText } from '../support/built-site';
import { siteLocales } from '../support/routes';

const readPage = (path: string) => parsePage(readBuiltText(path));
const toText = (element: Element | null | undefined) => element?.textContent?.trim();

describe.each(siteLocales)('in $code', ({ code, texts, to }) => {
  it.each([
    '/',
    '/docs/get-started/quickstart',
    '/docs/api/endpoints/ocr',
    '/blog',
    '/blog/welcome',
    '/search',
    '/privacy',
    '/404',
  ])('%s has a chat button with number and message, and a footer with the copyright and no links', (path) => {
    const page = readPage(to(path));
    const buttons = [...page.querySelectorAll('a[href^="https://wa.me/"]')];
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      expect([button.getAttribute('target'), button.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
      expect(new URL(button.getAttribute('href') ?? '').pathname).toMatch(/^\/\d+$/);
    }
    const messages = buttons.map((button) => new URL(button.getAttribute('href') ?? '').searchParams.get('text'));
    expect(messages).toContain(getChatMessages({ code }).message);
    const footer = page.querySelector('footer');
    expect(toText(footer)).toBe('Copyright © 2025 Agent Developer Platform');
    expect(footer?.querySelector('a')).toBeNull();
  });

  it('the navbar marks the current section', () => {
    const { docs, api } = texts.docs.sidebars;
    for (const [path, current] of [
      ['/docs/intro', docs],
      ['/docs/virtual-agent/get-started/overview', docs],
      ['/docs/api/endpoints/ocr', api],
      ['/blog', undefined],
    ] as const) {
      const bar = readPage(to(path)).querySelector(`nav[aria-label="${texts.nav.label}"]`);
      const marked = [...(bar?.querySelectorAll('[aria-current="true"]') ?? [])].map(toText);
      for (const label of [docs, api]) expect(marked.includes(label), `${path}: ${label}`).toBe(label === current);
    }
  });

  it('breadcrumbs name the sidebar and the categories above the page', () => {
    const page = readPage(to('/docs/api/wa-agent/contacts/bulk-import'));
    const items = [...page.querySelectorAll(`nav[aria-label="${texts.docs.breadcrumbs}"] li`)].map(toText);
    expect(items).toHaveLength(3);
    expect(items[0]).toContain(texts.docs.sidebars.api);
  });

  it('without scripts, the search page links to the docs instead', () => {
    const sentence = readPage(to('/search')).querySelector('main noscript');
    expect(sentence?.innerHTML).toContain(getSearchMessages({ code }).noScript);
    expect(sentence?.querySelector('a')?.getAttribute('href')).toBe(to('/docs/get-started/overview'));
  });

  it('a site without an endpoint for feedback shows no form for it', () => {
    expect(readBuiltText(to('/docs/intro'))).not.toContain(getFeedbackMessages({ code }).question);
  });
});

it('the id folder has an Indonesian 404 page that is not indexed', () => {
  const html = readBuiltText('/id/404');
  expect(html).toContain('<html lang="id-ID"');
  expect(html).toContain('noindex');
});

it('the whole site stays within its size budget', () => {
  const { site } = readBudgets();
  expect(measureDocuments('out')).toBeLessThanOrEqual(site.documents);
  expect(measureFolder('out')).toBeLessThanOrEqual(site.folder);
});

import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { listBuilt, parsePage, readHead } from '../support/built-site';

/** Elements that HTML allows in a head. Browsers end the head at anything else, and move the rest into the body. */
const allowed = ['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'];
/** Pages for unknown addresses and crashes, which set their titles themselves. */
const withoutAddress = /(^|\/)(404|_not-found|_global-error)\.html$/;

const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const problems = { children: [] as string[], tags: [] as string[], titles: [] as string[], policies: [] as string[] };
let count = 0;

const titles = new Map<string, string>();

beforeAll(() => {
  for (const { file, text } of listBuilt('**/*.html')) {
    count += 1;
    const page = parsePage(text);
    checkChildren(file, page);
    const isRedirect = page.querySelector('script[data-target]') !== null;
    if (!withoutAddress.test(file) && !isRedirect) checkTags(file, page);
    checkPolicy(file, page);
  }
});

type Page = ReturnType<typeof parsePage>;

function checkChildren(file: string, page: Page): void {
  for (const node of page.head.childNodes) {
    const isSound = node.nodeType === 1 ? allowed.includes(node.nodeName.toLowerCase()) : !node.textContent?.trim();
    if (isSound || node.nodeType === 8) continue;
    problems.children.push(`${file}: ${node.nodeName} ${node.textContent?.slice(0, 40)}`);
  }
}

function checkTags(file: string, page: Page): void {
  const { tags, isHidden, repeated, missing } = readHead(page);
  problems.tags.push(
    ...repeated.map((name) => `${file} repeats ${name}`),
    ...missing.map((name) => `${file} lacks ${name}`),
  );
  if (isHidden) return;
  const key = `${page.documentElement.lang} ${tags.get('title')}`;
  if (titles.has(key)) problems.titles.push(`${file} and ${titles.get(key)}: ${tags.get('title')}`);
  titles.set(key, file);
}

function checkPolicy(file: string, page: Page): void {
  const first = page.head.firstElementChild;
  const isPolicy = first?.getAttribute('http-equiv') === 'Content-Security-Policy';
  const content = (isPolicy && first.getAttribute('content')) || '';
  const inline = [...page.querySelectorAll('script:not([src]):not([type="application/ld+json"]), style')];
  const strangers = inline.filter((element) => !content.includes(toHash(element.textContent ?? '')));
  if (content === '') problems.policies.push(`${file} has no policy first in its head`);
  problems.policies.push(...strangers.map((element) => `${file}: ${element.textContent?.slice(0, 60)}`));
}

it('Invalid head children: no page has any', () => {
  expect(count).toBeGreaterThan(600);
  expect(problems.children).toEqual([]);
});

it('every page says who it is, and says it once', () => expect(problems.tags).toEqual([]));

it('no two pages that search engines list have the same title in a language', () =>
  expect(problems.titles).toEqual([]));

it('every page begins with a policy that allows its own scripts and styles', () =>
  expect(problems.policies).toEqual([]));

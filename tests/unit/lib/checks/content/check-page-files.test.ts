import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPageFiles } from '@/lib/checks/content/check-page-files.server';

/** Writes a route into a folder of its own. */
function checkPage(text: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'app-'));
  mkdirSync(path.join(root, 'about'));
  writeFileSync(path.join(root, 'about/page.tsx'), text);
  return checkPageFiles(root).map(({ file, message }) => `${path.relative(root, file)}: ${message}`);
}

describe('Page component without a default export', () => {
  it.each([
    ['export function Page() {}'],
    ['export const metadata = {};\n// export default Page'],
    ["export { default as Page } from './view';"],
  ])('is reported with its file: %s', (text) => {
    expect(checkPage(text)).toEqual(['about/page.tsx: The page component has no default export.']);
  });

  it.each([
    ['export default function Page() {}'],
    ['const Page = 1;\nexport default Page;'],
    ["export {\n  generateMetadata,\n  Page as default,\n} from './view';"],
    ["export { default } from './view';"],
  ])('is not reported for a page that has one: %s', (text) => {
    expect(checkPage(text)).toEqual([]);
  });

  it('is not reported for any route of the site', () => {
    expect(checkPageFiles()).toEqual([]);
  });
});

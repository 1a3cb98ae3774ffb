import { type ParsedPage, parsePages } from '@/lib/checks/content/parse-pages';

/**
 * A page with the given body, parsed as the checks do.
 * @param file names the language: `page.id.mdx` is Indonesian
 */
export function createParsedPage(body: string, file = 'page.mdx'): ParsedPage {
  const { parsed, problems } = parsePages([{ file, url: '/docs/page', body }]);
  if (!parsed[0]) throw new Error(`The text of the test does not parse: ${problems[0]?.message}`);
  return parsed[0];
}

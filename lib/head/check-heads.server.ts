import { readFiles } from '../content/read-pages.server';
import type { Fault } from '../errors/fault';
import { checkHeadTags } from './check-head-tags';
import { checkTitles } from './check-titles';
import { findInvalidHeadChildren } from './find-invalid-children';

/** Pages without an address of their own: the 404 document for all languages, and what Next shows when a page crashes. */
const withoutAddress = /(^|\/)((404|_not-found|_global-error)\.html|404\/[^/]*)$/;

const hint = 'Move them to the body: a head takes only title, meta, link, style, script, noscript, base and template.';

/**
 * Checks the heads of all pages of a built site, whether our components, metadata or MDX wrote them. Call it before the redirect
 * pages are written.
 * @param out folder of the built site
 * @returns errors: duplicated or missing tags; warnings: children that HTML does not allow in a head, and titles that pages share
 */
export function checkHeads(out: string): { errors: Fault[]; warnings: Fault[] } {
  const files = readFiles(out, ['**/*.html']);
  const invalid = files.flatMap(({ absolutePath, text }) => {
    const children = findInvalidHeadChildren(text);
    if (children.length === 0) return [];
    return [{ file: absolutePath, message: `The head has invalid children: ${children.join(', ')}.`, hint }];
  });
  const pages = files
    .filter(({ path }) => !withoutAddress.test(path))
    .map(({ absolutePath, text }) => ({ file: absolutePath, html: text }));
  const errors = pages.flatMap(({ file, html }) => checkHeadTags(file, html));
  return { errors, warnings: [...invalid, ...checkTitles(pages)] };
}

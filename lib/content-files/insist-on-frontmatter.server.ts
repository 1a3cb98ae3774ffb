import { SiteError } from '../errors/site-error';
import { docFrontmatterSchema } from '../schemas/doc-frontmatter';
import { readContentFile } from '../source/read-files.server';
import { readPage } from './read-pages.server';

/**
 * Checks the frontmatter of one page of the documentation, as it is on the disk now. For `npm run dev`, which keeps a faulty page.
 * @param path of its file below `folder`
 * @throws SiteError with every fault: its line, the value, and the repair
 */
export function insistOnFrontmatter(path: string, folder = 'content/docs'): void {
  const read = readPage(readContentFile(folder, path), `${folder}/${path}`, docFrontmatterSchema);
  if (!('faults' in read)) return;
  throw new SiteError(
    read.faults.map(({ file, message }) => `${file}: ${message}`).join('\n'),
    read.faults.map(({ hint }) => hint).join('\n  → '),
  );
}

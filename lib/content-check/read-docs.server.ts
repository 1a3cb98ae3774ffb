import { docFrontmatterSchema } from '../schemas/doc-frontmatter';
import { createDocsLoader } from '../source/create-docs-loader';
import { checkMetaEntries } from './check-meta-entries';
import { readMetas } from './read-metas.server';
import { readPages } from './read-pages.server';

const translated = /\.\w+\.mdx$/;

/**
 * Reads the documentation straight from the disk, for the checks and commands that run without a build.
 * Faulty files are left out of the loader and named in `faults`.
 */
export function readDocs(folder: string) {
  const { pages, faults: pageFaults } = readPages(folder, docFrontmatterSchema);
  const { metas, faults: metaFaults } = readMetas(folder);
  const loader = createDocsLoader({
    files: [
      ...pages.map(({ file, data }) => ({
        type: 'page' as const,
        path: file.path,
        absolutePath: file.absolutePath,
        data,
      })),
      ...metas.map(({ file, data }) => ({
        type: 'meta' as const,
        path: file.path,
        absolutePath: file.absolutePath,
        data,
      })),
    ],
  });
  const entryFaults = checkMetaEntries(
    folder,
    metas.map(({ file, data }) => ({ path: file.path, pages: data.pages })),
    pages.map(({ file }) => file.path).filter((path) => !translated.test(path)),
  );
  return { loader, pages, faults: [...pageFaults, ...metaFaults, ...entryFaults] };
}

export type DiskDocsLoader = ReturnType<typeof readDocs>['loader'];

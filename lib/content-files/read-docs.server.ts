import { docFrontmatterSchema } from '../schemas/doc-frontmatter';
import { createDocsLoader } from '../source/create-docs-loader';
import { checkMetaEntries } from './check-meta-entries';
import { readMetas } from './read-metas.server';
import { readPages } from './read-pages.server';

const translated = /\.\w+\.mdx$/;

/** Reads the files of the documentation straight from the disk, for code that runs without a build. */
export function readDocsFiles(folder: string) {
  const { pages, paths, faults: pageFaults } = readPages(folder, docFrontmatterSchema);
  const { metas, faults: metaFaults } = readMetas(folder);
  const files = [
    ...pages.map(({ file, data }) => ({ ...file, type: 'page' as const, data })),
    ...metas.map(({ file, data }) => ({ ...file, type: 'meta' as const, data })),
  ];
  return { pages, paths, metas, source: { files }, faults: [...pageFaults, ...metaFaults] };
}

/**
 * Reads and checks the documentation.
 * Faulty files are left out of the loader and named in `faults`.
 */
export function readDocs(folder: string) {
  const { pages, paths, metas, source, faults } = readDocsFiles(folder);
  const entryFaults = checkMetaEntries(
    folder,
    metas.map(({ file, data }) => ({ path: file.path, text: file.text, pages: data.pages })),
    paths.filter((path) => !translated.test(path)),
  );
  return { loader: createDocsLoader(source), pages, paths, faults: [...faults, ...entryFaults] };
}

export type DiskDocsLoader = ReturnType<typeof readDocs>['loader'];

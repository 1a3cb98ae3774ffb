import { statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Problem } from '../errors/problem';
import type { PageFile } from './page-file';
import { createPageLoader } from './page-loader';
import { readMetas } from './read-metas.server';
import { type InvalidPage, readPages } from './read-pages.server';
import { blogFrontmatterSchema } from './schemas/blog-frontmatter';
import { type DocFrontmatter, docFrontmatterSchema, invalidFrontmatter } from './schemas/doc-frontmatter';
import { pageFrontmatterSchema } from './schemas/page-frontmatter';

const translated = /\.\w+\.mdx$/;

/**
 * Reads every page from the disk, in every language: the documentation, the blog, and the stand-alone pages.
 * Invalid files are named in `problems` and left out of the loaders.
 * @param root folder of the content
 */
export function readContent(root = 'content') {
  const docs = readPages(`${root}/docs`, docFrontmatterSchema);
  const { metas, problems } = readMetas(
    `${root}/docs`,
    docs.paths.filter((file) => !translated.test(file)),
  );
  const blog = readPages(`${root}/blog`, blogFrontmatterSchema);
  const standalone = readPages(`${root}/pages`, pageFrontmatterSchema);
  return {
    docs: {
      ...docs,
      folder: `${root}/docs`,
      baseUrl: '/docs',
      loader: createPageLoader('/docs', [...docs.pages, ...listPlaceholders(docs.invalid)], metas),
    },
    blog: { ...blog, folder: `${root}/blog`, baseUrl: '/blog', loader: createPageLoader('/blog', blog.pages) },
    standalone: { ...standalone, folder: `${root}/pages`, baseUrl: '', loader: createPageLoader('', standalone.pages) },
    /** Everything that is wrong with frontmatter, names of files and `meta.json`. */
    problems: [...toProblems(docs), ...problems, ...toProblems(blog), ...toProblems(standalone)],
  };
}

export type Content = ReturnType<typeof readContent>;

function toProblems({ invalid }: { invalid: readonly InvalidPage[] }): Problem[] {
  return invalid.flatMap(({ problems }) => problems);
}

const known = new Map<string, { edition: string; content: Content }>();

/** Returns what `readContent` does. A build reads it once in each process; `npm run dev` reads it again after an edit. */
export function getContent(root = 'content'): Content {
  const edition = getEdition(root);
  const found = known.get(root);
  if (found?.edition === edition) return found.content;
  const content = readContent(root);
  known.set(root, { edition, content });
  return content;
}

/** Returns the names and times of all content files; outside of development, always the same. */
function getEdition(root: string): string {
  if (process.env.NODE_ENV !== 'development') return '';
  const files = globSync('{docs,blog,pages}/**/*.{mdx,json}', { cwd: root }).sort();
  return files.map((file) => `${file}:${statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs}`).join();
}

/** Keeps invalid pages in development, under a title that says so; their routes throw what is wrong with them. */
function listPlaceholders(invalid: readonly InvalidPage[]): PageFile<DocFrontmatter>[] {
  if (process.env.NODE_ENV !== 'development') return [];
  const pages = invalid.filter((page) => page.path.endsWith('.mdx'));
  return pages.map((page) => ({ ...page, data: invalidFrontmatter, body: '' }));
}

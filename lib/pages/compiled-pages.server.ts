import { docs } from 'collections/dynamic';
import { blog, pages } from 'collections/server';
import type { TableOfContents } from 'fumadocs-core/toc';
import type { MDXContent } from 'mdx/types';
import { SiteError } from '../errors/site-error';

/** The text of a page as a component, and its headings. */
interface CompiledPage {
  body: MDXContent;
  toc: TableOfContents;
}

const loaders = new Map<string, () => CompiledPage | Promise<CompiledPage>>([
  ...docs.docs.map(({ info, load }): [string, typeof load] => [info.fullPath, load]),
  ...[...blog, ...pages].map((page): [string, () => CompiledPage] => [page.info.fullPath, () => page]),
]);

/**
 * Loads the compiled text of a page. It is all that the site takes from the bundler; the rest is in the index of pages.
 * @param file path from the top of the project: `content/docs/intro.id.mdx`
 * @throws SiteError for a file that the bundler does not have
 */
export async function loadCompiledPage(file: string): Promise<CompiledPage> {
  const load = loaders.get(file);
  if (load) return load();
  throw new SiteError(
    `${file} is not among the files that are compiled.`,
    'Load the page again: `npm run dev` compiles a new file after a moment. Which files there are stands in source.config.ts.',
  );
}

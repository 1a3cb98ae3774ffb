import type { StaticSource } from 'fumadocs-core/source';
import type { DocFrontmatter } from '../schemas/doc-frontmatter';
import type { SidebarMeta } from '../schemas/sidebar-meta';

/** The files of the documentation, whether they come from the build or straight from the disk. */
export type DocsFiles<PageData extends DocFrontmatter = DocFrontmatter> = StaticSource<{
  pageData: PageData;
  metaData: SidebarMeta;
}>;

import { authorIds } from '../../content/data/authors';
import { blogTagIds } from '../../content/data/blog-tags';
import { docTagIds } from '../../content/data/doc-tags';
import type { SitePage } from './site-page';

/** The pages that a list shows, of those of its language. */
type FindMembers = (pages: readonly SitePage[], list: SitePage) => SitePage[];

const findPosts: FindMembers = (pages) => pages.filter(({ kind }) => kind === 'post');
const findBelow: FindMembers = (pages, list) => pages.filter(({ path }) => path.startsWith(`${list.path}/`));
const findUsed: FindMembers = (pages, list) =>
  findBelow(pages, list).filter((below) => findMembers(below, pages).length > 0);

/** What each list shows, by the path of the list. */
const members = new Map<string, FindMembers>([
  ['/blog', findPosts],
  ['/blog/archive', findPosts],
  ['/blog/tags', findBelow],
  ['/blog/authors', findBelow],
  ['/docs/tags', findUsed],
  ...authorIds.map((id): [string, FindMembers] => [
    `/blog/authors/${id}`,
    (pages) => pages.filter(({ authors }) => authors?.includes(id)),
  ]),
  ...blogTagIds.map((id): [string, FindMembers] => [
    `/blog/tags/${id}`,
    (pages, list) => findPosts(pages, list).filter(({ tagIds }) => tagIds?.includes(id)),
  ]),
  ...docTagIds.map((id): [string, FindMembers] => [
    `/docs/tags/${id}`,
    (pages, { locale }) =>
      pages
        .filter(({ kind, isIndexed, tagIds }) => kind !== 'post' && isIndexed && tagIds?.includes(id))
        .sort((a, b) => a.title.localeCompare(b.title, locale.htmlLang)),
  ]),
]);

/** The pages that a list shows; none for a page that is no list. */
export function findMembers(list: SitePage, pages: readonly SitePage[]): SitePage[] {
  return members.get(list.path)?.(pages, list) ?? [];
}

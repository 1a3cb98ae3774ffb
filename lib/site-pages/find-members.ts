import { authorIds } from '../../content/data/authors';
import { blogTagIds, blogTags } from '../../content/data/blog-tags';
import { docTagIds, docTags } from '../../content/data/doc-tags';
import type { SitePage } from './site-page';

/** Whether a page belongs to a list. */
type IsMember = (page: SitePage, list: SitePage) => boolean;

const isPost: IsMember = ({ kind }) => kind === 'post';
const isBelow: IsMember = ({ path }, list) => path.startsWith(`${list.path}/`);

/** What each list shows, by the path of the list. */
const members = new Map<string, IsMember>([
  ['/blog', isPost],
  ['/blog/archive', isPost],
  ['/blog/tags', isBelow],
  ['/blog/authors', isBelow],
  ['/docs/tags', isBelow],
  ...authorIds.map((id): [string, IsMember] => [`/blog/authors/${id}`, (page) => page.authors?.includes(id) ?? false]),
  ...blogTagIds.map((id): [string, IsMember] => [
    `/blog/tags/${id}`,
    (page, { locale }) => page.kind === 'post' && hasTag(page, blogTags[id][locale.code]),
  ]),
  ...docTagIds.map((id): [string, IsMember] => [
    `/docs/tags/${id}`,
    (page, { locale }) => page.kind !== 'post' && page.isIndexed && hasTag(page, docTags[id][locale.code]),
  ]),
]);

function hasTag(page: SitePage, tag: string): boolean {
  return page.tags?.includes(tag) ?? false;
}

/** The pages that a list shows, in the order of `pages`; none for a page that is no list. */
export function findMembers(list: SitePage, pages: readonly SitePage[]): SitePage[] {
  const isMember = members.get(list.path);
  return isMember ? pages.filter((page) => isMember(page, list)) : [];
}

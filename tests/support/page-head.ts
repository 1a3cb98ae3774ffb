import { getTagKey, parseHeadTags } from '@/lib/head/head-tags';
import type { StructuredData, StructuredNode } from '@/lib/structured-data/types';

/** Fields that search engines require of each kind of node that pages contain. */
const requiredFields: Record<StructuredNode['@type'], string[]> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['@id', 'itemListElement'],
  WebPage: ['@id', 'name', 'url', 'description', 'inLanguage', 'isPartOf', 'breadcrumb'],
  CollectionPage: ['@id', 'name', 'url', 'description', 'inLanguage', 'isPartOf', 'breadcrumb'],
  Blog: ['@id', 'name', 'url', 'description', 'inLanguage', 'isPartOf'],
  TechArticle: ['@id', 'headline', 'image', 'author', 'publisher', 'inLanguage', 'isPartOf'],
  APIReference: ['@id', 'headline', 'image', 'author', 'publisher', 'inLanguage', 'isPartOf'],
  BlogPosting: ['@id', 'headline', 'image', 'author', 'publisher', 'datePublished', 'dateModified'],
};

/** The head of a page as machines read it: its tags by name, and its structured data. */
export function readHead(html: string) {
  const tags = parseHeadTags(html);
  const said = new Map(
    tags.flatMap((tag) => {
      const key = getTagKey(tag);
      return key ? [[key, tag.attributes.content ?? tag.attributes.href ?? ''] as const] : [];
    }),
  );
  const [, json = '{}'] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
  const data: StructuredData = JSON.parse(json);
  const markdown = tags.find(({ attributes }) => attributes.type === 'text/markdown')?.attributes.href;
  return { said, nodes: data['@graph'], markdown, isHidden: said.get('robots')?.includes('noindex') ?? false };
}

/** The fields that a node of structured data lacks. */
export function findMissingFields(node: StructuredNode): string[] {
  return requiredFields[node['@type']].filter((field) => !(node as unknown as Record<string, unknown>)[field]);
}

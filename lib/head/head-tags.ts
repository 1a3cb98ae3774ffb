/** A tag in the head of a page, without its content. */
export interface HeadTag {
  name: string;
  attributes: Record<string, string>;
}

/** The tags in the head of a built page that describe it. */
export function parseHeadTags(html: string): HeadTag[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<(title|meta|link)\b([^>]*)>/g)].map(([, name = '', text = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    ),
  }));
}

/** Whether search engines are told not to list the page of these tags. */
export function isHidden(tags: readonly HeadTag[]): boolean {
  return tags.some(({ attributes }) => attributes.name === 'robots' && attributes.content?.includes('noindex'));
}

/** Properties that a page may repeat. */
const lists = ['article:tag', 'article:author'];

/**
 * Key of a tag that a page may have only once: `title`, `canonical`, `alternate x-default`, `og:title`.
 * @returns `undefined` for a tag that may be repeated
 */
export function getTagKey({ name, attributes }: HeadTag): string | undefined {
  const { rel, hreflang, type, href, property, media } = attributes;
  if (name === 'title' || attributes.charset) return name === 'title' ? name : 'charset';
  if (name === 'meta') {
    const key = property ?? attributes.name;
    if (!key || lists.includes(key)) return undefined;
    return media ? `${key} ${media}` : key;
  }
  if (rel === 'canonical' || rel === 'manifest' || rel === 'describedby' || rel === 'search') return rel;
  if (rel === 'icon' || rel === 'apple-touch-icon') return `${rel} ${href}`;
  if (rel !== 'alternate') return undefined;
  return hreflang ? `alternate ${hreflang}` : `alternate ${type} ${href}`;
}

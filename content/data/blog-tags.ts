import type { LocalizedText } from '../../lib/i18n/localized-text';

/** Subjects of blog posts; each has a page of its own under `/blog/tags`. */
export const blogTags = {
  facebook: { en: 'Facebook', id: 'Facebook' },
  hello: { en: 'Hello', id: 'Hello' },
  hola: { en: 'Hola', id: 'Hola' },
  fumadocs: { en: 'Fumadocs', id: 'Fumadocs' },
} as const satisfies Record<string, LocalizedText>;

export type BlogTagId = keyof typeof blogTags;
export const blogTagIds = Object.keys(blogTags) as BlogTagId[];

import type { LocalizedText } from '../../lib/i18n/localized-text';

interface Author {
  name: LocalizedText;
  about: LocalizedText;
}

/** Teams that write the blog. Authors are teams, never single people; the id is the last part of the author's URL. */
export const authors = {
  'all-platform-team-articles': {
    name: { en: 'Platform team', id: 'Tim platform' },
    about: {
      en: 'Builds the API and the agents, and writes about how they work and what has changed.',
      id: 'Membuat API dan agen, serta menulis tentang cara kerjanya dan apa yang berubah.',
    },
  },
  'developer-relations': {
    name: { en: 'Developer relations', id: 'Developer Relations' },
    about: {
      en: 'Helps developers integrate the platform, and turns their questions into documentation.',
      id: 'Membantu developer mengintegrasikan platform, dan mengubah pertanyaan mereka menjadi dokumentasi.',
    },
  },
} as const satisfies Record<string, Author>;

export type AuthorId = keyof typeof authors;
export const authorIds = Object.keys(authors) as AuthorId[];

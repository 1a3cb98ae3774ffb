/** Characters of a query that the adapters look at; the dialog takes 64. Algolia refuses more than this. */
export const maxQueryLength = 512;

/** Hits in an answer, unless the request says otherwise. */
export const defaultHitsPerPage = 20;

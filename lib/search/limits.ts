/** Characters of a query that the adapters look at. Algolia refuses more than this. */
export const maxQueryLength = 512;

/** Characters of a query that the dialog takes, as DocSearch has it. */
export const dialogQueryLength = 64;

/** Hits in an answer, unless the request says otherwise. */
export const defaultHitsPerPage = 20;

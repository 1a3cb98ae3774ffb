/** How many characters of a query the adapters use. Algolia rejects longer queries. */
export const maxQueryLength = 512;

/** How many characters of a query the dialog accepts: DocSearch's own limit. */
export const dialogQueryLength = 64;

/** Hits in an answer, unless the request says otherwise. */
export const defaultHitsPerPage = 20;

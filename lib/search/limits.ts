/** How many characters of a query the adapters use. Algolia rejects longer queries. */
export const maxQueryLength = 512;

/** How many characters of a query the dialog accepts: DocSearch's own limit. */
export const dialogQueryLength = 64;

/** How many records the engine ranks, and so the most hits that a query can have. */
export const maxHits = 200;

/** Hits in an answer, unless the request says otherwise. */
export const defaultHitsPerPage = 20;

/**
 * The address where a reader reports that a query should have found something.
 * @param reportUrl that of the site, which the query is added to as a parameter
 */
export function toReportUrl(reportUrl: string, query: string): string {
  const url = new URL(reportUrl);
  url.searchParams.set('query', query);
  return url.href;
}

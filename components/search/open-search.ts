import { escapeHtml } from '@/lib/text/escape';

/** Describes the site's search to browsers. */
interface OpenSearch {
  name: string;
  description: string;
  /** Language tag of the site, such as `en-US`. */
  language: string;
  /** Address of the search page, without its query. */
  searchUrl: string;
  iconUrl: string;
}

/** The maximum length of a `ShortName` in OpenSearch 1.1. */
const maxNameLength = 16;

/** An OpenSearch description, by which browsers offer the search of a site in their address bar. */
export function buildOpenSearch({ name, description, language, searchUrl, iconUrl }: OpenSearch): string {
  const shortName = name.length > maxNameLength ? name.slice(0, maxNameLength).trim() : name;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shortName)}</ShortName>
  <LongName>${escapeHtml(name)}</LongName>
  <Description>${escapeHtml(description)}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeHtml(iconUrl)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

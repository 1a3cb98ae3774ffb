import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { hostedVariables } from './hosted-site';
import { listen } from './listen';

/** A query as the site sends it. */
interface AskedQuery {
  query: string;
  indexName: string;
  facetFilters?: string[][];
  attributesToRetrieve?: string[];
  attributesToSnippet?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  hitsPerPage?: number;
  page?: number;
  clickAnalytics?: boolean;
}

interface Record {
  objectID: string;
  hierarchy: { [level: string]: string };
  content: string | null;
}

/** How the server responds to requests. */
type Mode = 'answer' | 'fail';

export interface AlgoliaServer {
  /** The queries received, in order. */
  asked: AskedQuery[];
  /** The events received, in order. */
  events: { eventType: string; index: string; objectIDs: string[]; queryID?: string; positions?: number[] }[];
  setMode: (mode: Mode) => void;
  close: () => Promise<void>;
}

const records: Record[] = JSON.parse(readFileSync('tests/fixtures/hosted/records.json', 'utf8'));

/** Starts a local server for the two Algolia endpoints that the site uses: queries and events. */
export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const state: Pick<AlgoliaServer, 'asked' | 'events'> = { asked: [], events: [] };
  let mode: Mode = 'answer';

  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const headers = {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    };
    if (mode === 'fail') return response.writeHead(500, headers).end('{"message":"Internal error"}');
    if (pathname === '/1/indexes/*/queries') {
      state.asked.push(...body.requests);
      return response.writeHead(200, headers).end(JSON.stringify({ results: body.requests.map(answer) }));
    }
    if (pathname === '/1/events' && body.events) state.events.push(...body.events);
    return response.writeHead(pathname === '/1/events' ? 200 : 404, headers).end('{}');
  });
  const { port } = new URL(hostedVariables.NEXT_PUBLIC_ALGOLIA_HOSTS ?? '');
  const { close } = await listen(server, Number(port));
  return {
    ...state,
    close,
    setMode(next) {
      mode = next;
    },
  };
}

/** Finds the records that contain the query verbatim, and marks it; like Algolia, it does not escape texts. */
function answer({
  query,
  indexName,
  hitsPerPage = 20,
  page = 0,
  highlightPreTag: open = '<em>',
  highlightPostTag: close = '</em>',
}: AskedQuery) {
  const pattern = new RegExp(query.replace(/\W/g, '\\$&'), 'gi');
  const mark = (text: string) => ({
    value: text.replace(pattern, `${open}$&${close}`),
    matchLevel: pattern.test(text) ? 'full' : 'none',
    matchedWords: [query],
  });
  const markAll = ({ hierarchy, content }: Record) => ({
    hierarchy: Object.fromEntries(Object.entries(hierarchy).map(([level, text]) => [level, mark(text)])),
    ...(content && { content: mark(content) }),
  });
  const found = records.filter((record) => JSON.stringify([record.hierarchy, record.content]).match(pattern));
  const hits = found
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .map((record) => ({ ...record, _highlightResult: markAll(record), _snippetResult: markAll(record) }));
  return {
    hits,
    nbHits: found.length,
    page,
    nbPages: 1,
    hitsPerPage,
    query,
    params: '',
    index: indexName,
    queryID: `id of ${query}`,
  };
}

import { createServer } from 'node:http';
import { listen } from './listen';

/** The built site at an origin of its own, whose host can publish changes and go down. */
export interface ChangingSite {
  url: string;
  /** From now on, passes texts through `edit` before sending them. */
  publish: (edit: (text: string) => string) => void;
  stop: () => Promise<void>;
}

/** @param origin where the built site is served unchanged */
export async function startChangingSite(origin: string): Promise<ChangingSite> {
  let edit = (text: string) => text;
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin));
    const type = answer.headers.get('content-type') ?? '';
    const isText = /html|javascript/.test(type);
    const body = isText ? edit(await answer.text()) : Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
  });
  const { url, close } = await listen(server);
  return {
    url,
    publish(next) {
      edit = next;
    },
    stop: close,
  };
}

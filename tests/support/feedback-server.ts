import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { hostedVariables } from './hosted-site';
import { listen } from './listen';

export interface FeedbackServer {
  /** What was received, in order. */
  answers: { body: unknown; cookie: string | undefined; referrer: string | undefined }[];
  /** Sets the status of the next responses. */
  setStatus: (status: number) => void;
  close: () => Promise<void>;
}

/** Starts a local feedback endpoint, at the address that the hosted site was built with. */
export async function startFeedbackServer(): Promise<FeedbackServer> {
  const answers: FeedbackServer['answers'] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
    const { cookie, referer: referrer } = request.headers;
    answers.push({ body: JSON.parse(body), cookie, referrer });
    return response.writeHead(status, headers).end();
  });
  const { close } = await listen(server, Number(new URL(hostedVariables.NEXT_PUBLIC_FEEDBACK_URL ?? '').port));
  return {
    answers,
    close,
    setStatus(next) {
      status = next;
    },
  };
}

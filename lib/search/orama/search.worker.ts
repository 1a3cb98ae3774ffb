import { createRequestHandler } from './handle-request';
import type { WorkerRequest } from './messages';

const handle = createRequestHandler();

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(await handle(data));
});

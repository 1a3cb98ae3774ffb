import { createRequestHandler, type WorkerRequest } from './handle-request';

const handle = createRequestHandler();

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(await handle(data));
});

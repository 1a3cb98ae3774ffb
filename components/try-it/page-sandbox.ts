import { createSandbox, randomText } from 'openapi-sandbox';
import { sandboxListeners } from './sandbox-events';

export { connectToSandbox } from './connect-to-sandbox';
export { sendToSandbox } from './send-to-sandbox';

/** The sandbox of the page, which knows the operations whose dialogs were used. It lasts as long as the document. */
export const sandbox = createSandbox([], { now: () => new Date(), randomText });

sandbox.onEvent((event) => {
  for (const listener of sandboxListeners) listener(event);
});

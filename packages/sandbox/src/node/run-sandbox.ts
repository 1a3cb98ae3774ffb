import { createSandbox } from '../core/create-sandbox';
import { randomText } from '../core/random-text';
import type { SandboxSettings } from '../core/sandbox';
import { deliverWebhook } from './deliver-webhook';
import { fail, readOptions, readPort } from './read-options';
import type { SandboxData } from './sandbox-data';
import { createSandboxServer } from './sandbox-server';
import { toWelcome } from './welcome';

/** Long enough to see that a stream is quiet, as it is at the platform until something happens. */
const pause = 5000;

/** Starts a sandbox on the port that PORT names, and says how to call it. */
export function runSandbox(
  data: SandboxData,
  command: string,
  settings: Pick<SandboxSettings, 'validate' | 'basePaths'> = {},
): void {
  const { webhookUrl, webhookSecret, allowedOrigins, host } = readOptions(command);
  const port = readPort();
  const sandbox = createSandbox(
    data.operations,
    { now: () => new Date(), randomText, pause, ...settings },
    data.channels,
  );
  if (webhookUrl) sandbox.onEvent((event) => void deliverWebhook(webhookUrl, webhookSecret, event));
  const server = createSandboxServer(sandbox, { log: console.log, allowedOrigins, host });
  server.once('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=${port + 1} ${command}`
        : `The sandbox cannot listen on ${host}, port ${port}: ${error.message}`,
    );
  });
  server.listen(port, host, () => {
    const address = server.address();
    const listening = address && typeof address === 'object' ? address.port : port;
    const webhooks = webhookUrl === undefined ? undefined : `${webhookUrl}, signed with ${webhookSecret}`;
    console.log(toWelcome(data, `http://localhost:${listening}`, webhooks));
  });
}

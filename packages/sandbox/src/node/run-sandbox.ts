import { parseArgs } from 'node:util';
import { exampleKey } from '../authenticate';
import { createSandbox } from '../create-sandbox';
import { randomText } from '../random-text';
import { sandboxSecret, signWebhook } from '../sign-webhook';
import type { SandboxChannel, SandboxEvent, SandboxOperation } from '../types';
import { createSandboxServer } from './sandbox-server.server';

/** What a sandbox on the desk is made of. */
export interface SandboxData {
  title: string;
  operations: SandboxOperation[];
  channels: SandboxChannel[];
}

const defaultPort = 4010;
/** Long enough to see that a stream is quiet, as it is at the platform until something happens. */
const pause = 5000;

/** Starts the sandbox on the port that PORT names, and says how to call it. */
export function runSandbox({ title, operations, channels }: SandboxData, command: string): void {
  const usage = `${command} [--webhook-url <URL>] [--webhook-secret <whsec_…>]
PORT is where it listens, ${defaultPort} by default.`;
  const options = readOptions(usage);
  const url = options['webhook-url'];
  const secret = options['webhook-secret'] ?? sandboxSecret;
  const port = readPort();
  const settings = { now: () => new Date(), randomText, pause };
  const sandbox = createSandbox(operations, settings, channels);
  if (url) sandbox.onEvent((event) => void deliver(url, secret, event));
  const server = createSandboxServer(sandbox, console.log);
  server.once('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=${port + 1} ${command}`
        : `The sandbox cannot listen on port ${port}: ${error.message}`,
    );
  });
  server.listen(port, () => {
    const address = server.address();
    const listening = address && typeof address === 'object' ? address.port : port;
    console.log(toWelcome(title, `http://localhost:${listening}`, url, secret));
  });
}

function readOptions(usage: string) {
  try {
    const { values } = parseArgs({
      options: {
        'webhook-url': { type: 'string' },
        'webhook-secret': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values['webhook-url'] !== undefined && !/^https?:\/\//.test(values['webhook-url'])) {
      fail(`--webhook-url is "${values['webhook-url']}", which is not a URL: begin it with http:// or https://`);
    }
    if (values['webhook-secret'] !== undefined && !isSecret(values['webhook-secret'])) {
      fail(`--webhook-secret is "${values['webhook-secret']}": write whsec_ and then the key in base64`);
    }
    if (!values.help) return values;
    console.log(usage);
    process.exit();
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** Whether webhooks can be signed with it: `whsec_` and then at least one byte in base64. */
function isSecret(secret: string): boolean {
  try {
    return secret.startsWith('whsec_') && atob(secret.slice('whsec_'.length)).length > 0;
  } catch {
    return false;
  }
}

function readPort(): number {
  const { PORT } = process.env;
  if (!PORT) return defaultPort;
  const port = Number(PORT);
  if (/^\d+$/.test(PORT) && port > 0 && port <= 65_535) return port;
  return fail(`PORT is "${PORT}", which is not a valid port: set it to a number such as ${defaultPort}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** How long an endpoint may take, in milliseconds. */
const deliveryTimeout = 10_000;

/** Posts an event as the platform does, once, and says what came of it. */
async function deliver(url: string, secret: string, event: SandboxEvent): Promise<void> {
  const body = JSON.stringify(event);
  const headers = await signWebhook(secret, { id: event.id, body, time: new Date() });
  const status = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(deliveryTimeout) }).then(
    (response) => response.status,
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );
  console.log(`WEBHOOK ${event.type} to ${url}: ${status}`);
}

function toWelcome(title: string, baseUrl: string, webhookUrl: string | undefined, secret: string): string {
  const webhooks = webhookUrl ? `\n  webhooks  ${webhookUrl}, signed with ${secret}` : '';
  return `${title}: the sandbox

  URL       ${baseUrl}
  test key  ${exampleKey}${webhooks}

Three calls to try, in another terminal:

  curl "${baseUrl}/v1/events?limit=1" -H "Authorization: Bearer ${exampleKey}"

  curl ${baseUrl}/v1/wa/contacts -H "Authorization: Bearer ${exampleKey}" \\
    -H "Content-Type: application/json" -d '{"phone": "+6281234567891", "name": "Example contact"}'

  curl --no-buffer ${baseUrl}/v1/events/stream -H "Authorization: Bearer ${exampleKey}"

To make an event happen: curl -X POST ${baseUrl}/sandbox/events/wa.message.received
Ctrl+C stops the sandbox and deletes what you created.
`;
}

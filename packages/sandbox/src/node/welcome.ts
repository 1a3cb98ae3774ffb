import { exampleKey } from '../core/pipeline/authenticate';
import type { ExampleCall, SandboxData } from './sandbox-data';

const numbers = ['No calls', 'One call', 'Two calls', 'Three calls', 'Four calls'];

/**
 * Writes what the program prints when it listens.
 * @param webhooks where they are sent, if they are
 */
export function toWelcome({ title, calls, event }: SandboxData, baseUrl: string, webhooks: string | undefined): string {
  const commands = calls.map((call) => `  ${toCommand(call, baseUrl)}`);
  return `${title}: the sandbox

  URL       ${baseUrl}
  test key  ${exampleKey}${webhooks ? `\n  webhooks  ${webhooks}` : ''}

${numbers[calls.length] ?? 'Calls'} to try, in another terminal:

${commands.join('\n\n')}

To make an event happen: curl -X POST ${baseUrl}/sandbox/events/${event}
To move the clock: curl -X POST ${baseUrl}/sandbox/clock -d '{"advance": "P2D"}'
Ctrl+C stops the sandbox and deletes what you created.
`;
}

function toCommand({ url, body, isStream }: ExampleCall, baseUrl: string): string {
  const address = `${baseUrl}${url}`;
  const command = [
    'curl',
    ...(isStream ? ['--no-buffer'] : []),
    url.includes('?') ? `"${address}"` : address,
    `-H "Authorization: Bearer ${exampleKey}"`,
  ].join(' ');
  return body ? `${command} \\\n    -H "Content-Type: application/json" -d '${body}'` : command;
}

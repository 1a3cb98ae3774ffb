import { findExampleKey } from '../core/security';
import type { ExampleCall, SandboxData } from './sandbox-data';

const numbers = ['No calls', 'One call', 'Two calls', 'Three calls', 'Four calls'];

/**
 * Writes what the program prints when it listens.
 * @param webhooks where they are sent, if they are
 */
export function toWelcome(data: SandboxData, baseUrl: string, webhooks: string | undefined): string {
  const { title, calls, event, operations } = data;
  const key = findExampleKey(operations);
  const commands = calls.map((call) => `  ${toCommand(call, baseUrl, key)}`);
  const lines = [
    `  URL       ${baseUrl}`,
    ...(key === undefined ? [] : [`  test key  ${key}`]),
    ...(webhooks === undefined ? [] : [`  webhooks  ${webhooks}`]),
  ];
  return `${title}: the sandbox

${lines.join('\n')}

${numbers[calls.length] ?? 'Calls'} to try, in another terminal:

${commands.join('\n\n')}
${event === undefined ? '' : `\nTo make an event happen: curl -X POST ${baseUrl}/sandbox/events/${event}`}
To move the clock: curl -X POST ${baseUrl}/sandbox/clock -d '{"advance": "P2D"}'
Ctrl+C stops the sandbox and deletes what you created.
`;
}

function toCommand({ url, body, isStream }: ExampleCall, baseUrl: string, key: string | undefined): string {
  const address = `${baseUrl}${url}`;
  const command = [
    'curl',
    ...(isStream ? ['--no-buffer'] : []),
    url.includes('?') ? `"${address}"` : address,
    ...(key === undefined ? [] : [`-H "Authorization: Bearer ${key}"`]),
  ].join(' ');
  return body ? `${command} \\\n    -H "Content-Type: application/json" -d '${body}'` : command;
}

import { parseArgs } from 'node:util';
import { sandboxSecret } from '../core/sign-webhook';

const defaultPort = 4010;
/** Only programs and pages of this machine reach it. */
const defaultHost = '127.0.0.1';

interface Options {
  webhookUrl: string | undefined;
  webhookSecret: string;
  /** Origins whose pages may call. */
  allowedOrigins: string[];
  /** The address to listen on. */
  host: string;
}

/** The options, as `parseArgs` of Node takes them. */
export const optionTypes = {
  'webhook-url': { type: 'string' },
  'webhook-secret': { type: 'string' },
  'allow-origin': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

export const usageOfOptions = `[--webhook-url <URL>] [--webhook-secret <whsec_…>] [--allow-origin <URL>]…
PORT is where it listens, ${defaultPort} by default, and HOST the address, ${defaultHost} by default.
--allow-origin lets pages of a site call it, such as http://localhost:3000; it can be there several times.`;

/** Reads the options of the command line; ends the program for `--help`, and with an error for what is not valid. */
export function readOptions(command: string): Options {
  const usage = `${command} ${usageOfOptions}`;
  const { help, ...options } = parseOptions(usage);
  if (help) {
    console.log(usage);
    process.exit();
  }
  const { 'webhook-url': url, 'webhook-secret': secret, 'allow-origin': origins = [] } = options;
  if (url !== undefined && !/^https?:\/\//.test(url)) {
    fail(`--webhook-url is "${url}", which is not a URL: begin it with http:// or https://`);
  }
  if (secret !== undefined && !isSecret(secret)) {
    fail(`--webhook-secret is "${secret}": write whsec_ and then the key in base64`);
  }
  return {
    webhookUrl: url,
    webhookSecret: secret ?? sandboxSecret,
    allowedOrigins: origins.map(toOrigin),
    host: process.env.HOST || defaultHost,
  };
}

/** Reads the origin of a site, as browsers send it. */
function toOrigin(text: string): string {
  const { origin, protocol } = URL.canParse(text) ? new URL(text) : { origin: '', protocol: '' };
  if (/^https?:$/.test(protocol)) return origin;
  return fail(
    `--allow-origin is "${text}", which is not the address of a site: write one such as http://localhost:3000`,
  );
}

function parseOptions(usage: string) {
  try {
    // The command that reads a document has read its own options before.
    return parseArgs({ options: { ...optionTypes, asyncapi: { type: 'string' } }, allowPositionals: true }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** Returns whether webhooks can be signed with a secret: `whsec_` and then at least one byte in base64. */
function isSecret(secret: string): boolean {
  try {
    return secret.startsWith('whsec_') && atob(secret.slice('whsec_'.length)).length > 0;
  } catch {
    return false;
  }
}

/** Reads the port from the environment. */
export function readPort(): number {
  const { PORT } = process.env;
  if (!PORT) return defaultPort;
  const port = Number(PORT);
  if (/^\d+$/.test(PORT) && port > 0 && port <= 65_535) return port;
  return fail(`PORT is "${PORT}", which is not a valid port: set it to a number such as ${defaultPort}`);
}

/** Ends the program with an error message. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

import { parseArgs } from 'node:util';
import { buildSandboxChannels, buildSandboxOperations, checkContract, normalizeDocument } from '../build';
import type { AsyncApiDocument } from '../build/asyncapi';
import type { SandboxOperation } from '../core/operation';
import { runSandbox, type SandboxData } from '../node';
import { fail, optionTypes, usageOfOptions } from '../node/read-options';
import { createValidator } from './create-validator';
import { listUnvalidated } from './list-unvalidated';
import { loadDocument } from './load-document';

const command = 'node packages/sandbox/cli.mjs openapi.yaml';
const noChannels: AsyncApiDocument = { channels: {}, operations: {} };

await main();

async function main(): Promise<void> {
  const { file, asyncapi: asyncapiFile } = readArguments();
  const source = await load(file);
  const asyncapi = asyncapiFile ? ((await load(asyncapiFile)) as AsyncApiDocument) : noChannels;
  const openapi = normalizeDocument(source);
  const problems = checkContract({ openapi, asyncapi });
  for (const { severity, location, message, hint } of problems) {
    console.error(`${severity}: ${file} ${location}: ${message} ${hint}`);
  }
  if (problems.some(({ severity }) => severity === 'error')) fail('The contract cannot be served.');
  const operations = buildSandboxOperations({ openapi, asyncapi, images: [] });
  const unvalidated = listUnvalidated(operations);
  if (unvalidated.length > 0) console.log(`Not validated: ${unvalidated.join(', ')}\n`);
  const { title, version } = openapi.info;
  const data: SandboxData = {
    title: `${title} ${version}`,
    operations,
    channels: buildSandboxChannels(asyncapi),
    calls: listCalls(operations),
  };
  const basePaths = listBasePaths(source as { servers?: Server[] });
  runSandbox(data, command, { validate: createValidator(console.error), basePaths });
}

function load(file: string): Promise<object> {
  return loadDocument(file).catch((error: Error) => fail(error.message));
}

function readArguments(): { file: string; asyncapi: string | undefined } {
  const usage = `${command} [--asyncapi <file>] ${usageOfOptions}`;
  try {
    const { values, positionals } = parseArgs({
      options: { ...optionTypes, asyncapi: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, asyncapi: values.asyncapi };
    console.log(usage);
    return process.exit(values.help ? 0 : 1);
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

/** Lists the paths of servers, which clients may leave out. */
function listBasePaths({ servers = [] }: { servers?: Server[] }): string[] {
  const paths = servers.map(({ url, variables = {} }) => {
    const address = url.replace(/\{([^{}]+)\}/g, (_, name: string) => variables[name]?.default ?? '');
    return URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost').pathname : '/';
  });
  return [...new Set(paths.map((path) => path.replace(/\/$/, '')))].filter(Boolean);
}

/** Lists calls to try: the first lists that need nothing but a key. */
function listCalls(operations: readonly SandboxOperation[]): SandboxData['calls'] {
  const simple = operations.filter(
    ({ method, path, parameters }) =>
      method === 'get' && !path.includes('{') && !parameters.some(({ required }) => required),
  );
  return simple.slice(0, 3).map(({ path }) => ({ url: path }));
}

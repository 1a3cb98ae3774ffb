import { build } from 'esbuild';
import { buildSandboxChannels, buildSandboxOperations } from 'openapi-sandbox/build';
import type { SandboxData } from 'openapi-sandbox/node';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadSandboxSource } from './try-it-files.server';

const entry = 'components/try-it/standalone-sandbox.server.ts';

/** What the program shows at its start: a list, an object that is created, and the stream. */
const calls = [
  { url: '/v1/events?limit=1' },
  { url: '/v1/wa/contacts', body: '{"phone": "+6281234567891", "name": "Example contact"}' },
  { url: '/v1/events/stream', isStream: true },
];

/** Loads the data of the local sandbox server: every operation and channel of the contract. */
export async function loadSandboxData(): Promise<SandboxData> {
  const source = await loadSandboxSource(defaultLocale);
  const { title, version } = source.openapi.info;
  return {
    title: `${title} ${version}`,
    operations: buildSandboxOperations(source),
    channels: buildSandboxChannels(source.asyncapi),
    calls,
    event: 'wa.message.received',
  };
}

/** Builds the sandbox as one program for Node, with the contract in it and nothing to install. It is not minified, so that one can read it. */
export async function buildSandboxFile(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: {
      js: '#!/usr/bin/env node\n// Made by the build of the documentation site; run it with `node sandbox.mjs`.',
    },
    define: { sandboxData: JSON.stringify(await loadSandboxData()) },
  });
  return outputFiles.map(({ text }) => text).join('');
}

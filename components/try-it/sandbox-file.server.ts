import { readFile } from 'node:fs/promises';
import { build, type Plugin, transform } from 'esbuild';
import { buildSandboxChannels, buildSandboxOperations } from 'openapi-sandbox/build';
import type { SandboxData } from 'openapi-sandbox/node';
import { defaultLocale } from '@/lib/i18n/locales';
import { toServerData } from './to-server-data';
import { loadSandboxSource } from './try-it-files.server';
import { writeSharedValues } from './write-shared-values';

const entry = 'components/try-it/standalone-sandbox.server.ts';

/** Packages that are no modules of JavaScript ask for Node's own with `require`. */
const banner = `#!/usr/bin/env node
// Made by the build of the documentation site; run it with \`node sandbox.mjs\`.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** The program shows these at its start: a list, an object that is created, and the stream. */
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

/** Minifies the packages of others, which readers have no reason to read here. */
const minifyPackages: Plugin = {
  name: 'minify-packages',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules\/.+\.m?js$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { minify: true });
      return { contents: code };
    });
  },
};

/** Builds the sandbox as one program for Node, with the contract in it and nothing to install. Its own code is not minified, so that one can read it. */
export async function buildSandboxFile(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    plugins: [minifyPackages],
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: `${banner}\n${writeSharedValues('sandboxData', toServerData(await loadSandboxData()))}` },
    define: {
      // The library of sockets works without its native parts.
      'process.env.WS_NO_BUFFER_UTIL': '"1"',
      'process.env.WS_NO_UTF_8_VALIDATE': '"1"',
    },
  });
  return outputFiles.map(({ text }) => text).join('');
}

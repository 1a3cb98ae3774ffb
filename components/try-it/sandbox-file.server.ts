import { build } from 'esbuild';
import { buildSandboxChannels } from '@/lib/contract/sandbox/build-channel';
import { buildSandboxOperations } from '@/lib/contract/sandbox/build-operation';
import type { SandboxData } from '@/lib/contract/sandbox/server/run-sandbox.server';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadSandboxSource } from './try-it-files.server';

const entry = 'lib/contract/sandbox/server/standalone.server.ts';

/** Data of the local sandbox server: every operation and channel of the contract. */
export async function loadSandboxData(): Promise<SandboxData> {
  const source = await loadSandboxSource(defaultLocale);
  const { title, version } = source.openapi.info;
  return {
    title: `${title} ${version}`,
    operations: buildSandboxOperations(source),
    channels: buildSandboxChannels(source.asyncapi),
  };
}

/** The sandbox as one program for Node, with the contract in it and nothing to install. It is not minified, so that one can read it. */
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

// Builds the command from its sources; `npm ci` runs it.
import { build } from 'esbuild';

await build({
  entryPoints: ['src/cli/main.ts'],
  outfile: 'cli.mjs',
  absWorkingDir: import.meta.dirname,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: { js: '#!/usr/bin/env node\n// Made by build-cli.mjs; never edit it.' },
});

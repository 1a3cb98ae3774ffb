import { availableParallelism } from 'node:os';
import { createMDX } from 'fumadocs-mdx/next';

const withMDX = createMDX();

// Inherited by the workers that render pages: a larger young generation (MB) means less time in garbage collection.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** @type {import('next').NextConfig} */
const config = {
  // Not in `dev`, where Next would answer an unknown address with an error instead of the page for it.
  output: process.env.NODE_ENV === 'development' ? undefined : 'export',
  distDir: process.env.OUT_DIR || '.next', // With `output: 'export'`, any other folder receives the site instead of `out`.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks the types, once.
  images: { unoptimized: true },
  transpilePackages: ['openapi-sandbox'], // A workspace of this repository, whose exports are TypeScript.
  // Loaded from node_modules: the bundler would copy them into the code of each route that needs them. esbuild also needs its binary.
  serverExternalPackages: ['@takumi-rs/core', '@readme/httpsnippet', '@redocly/openapi-core', 'esbuild'],
  // Inlined as constants, so that what this build leaves out is dropped as dead code.
  env: {
    NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH || '',
    NEXT_PUBLIC_SEARCH_PROVIDER: process.env.NEXT_PUBLIC_SEARCH_PROVIDER || 'orama',
    NEXT_PUBLIC_FEEDBACK_URL: process.env.NEXT_PUBLIC_FEEDBACK_URL || '',
    NEXT_PUBLIC_CRASH_PROBE: process.env.NEXT_PUBLIC_CRASH_PROBE || '',
  },
  experimental: {
    globalNotFound: true,
    // Fetched with each page are only the smallest layouts (bytes), not those with a sidebar, which a reader has after the first page.
    staleTimes: { static: 3600 }, // Seconds. Reading a page takes longer than the five minutes after which Next would fetch the next one anew.
    prefetchInlining: { maxSize: 512 },
    optimizePackageImports: ['lucide'], // In `dev`, all of its 1,600 icons would be loaded.
    cpus: availableParallelism(), // By default Next leaves one core idle, which on two cores is half of the machine.
    turbopackMinify: { server: false, client: true }, // Server code is never downloaded, so minifying it gains nothing.
  },
};

export default withMDX(config);

import { availableParallelism } from 'node:os';
import { createMDX } from 'fumadocs-mdx/next';

const withMDX = createMDX();

// The workers that draw the pages inherit it: room for young objects (in MB), so that less of the time goes into collecting them.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  distDir: process.env.OUT_DIR || '.next', // With an export it names the folder of the site, if it is another one.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks the types, once.
  images: { unoptimized: true },
  // They run in Node as they are: the bundler would put them into the code of each route that needs them. esbuild has a program beside it.
  serverExternalPackages: ['@readme/httpsnippet', '@redocly/openapi-core', 'esbuild', 'openapi-to-postmanv2'],
  // Constants of the build, so that the code of the other provider, and of a form without an endpoint, is left out of it.
  env: {
    NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH || '',
    NEXT_PUBLIC_SEARCH_PROVIDER: process.env.NEXT_PUBLIC_SEARCH_PROVIDER || 'orama',
    NEXT_PUBLIC_FEEDBACK_URL: process.env.NEXT_PUBLIC_FEEDBACK_URL || '',
  },
  experimental: {
    globalNotFound: true,
    cpus: availableParallelism(), // Next leaves one out, which on two cores is half of the time.
    turbopackMinify: { server: false, client: true }, // What draws the pages is sent to nobody.
  },
};

export default withMDX(config);

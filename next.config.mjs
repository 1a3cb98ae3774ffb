import { createMDX } from 'fumadocs-mdx/next';

const withMDX = createMDX();

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks the types, once.
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
};

export default withMDX(config);

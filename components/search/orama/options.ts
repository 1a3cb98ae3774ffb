import type { SearchOptions } from '../protocol';

/** Options of the adapter for Orama. */
export interface OramaOptions extends SearchOptions {
  provider: 'orama';
  /** Path of the manifest, with the base path. */
  manifestUrl: string;
}

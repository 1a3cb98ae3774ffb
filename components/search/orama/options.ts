import type { SearchOptions } from '../protocol';

/** What the adapter for Orama needs. */
export interface OramaOptions extends SearchOptions {
  provider: 'orama';
  /** Path of the manifest, with the base path. */
  manifestUrl: string;
}

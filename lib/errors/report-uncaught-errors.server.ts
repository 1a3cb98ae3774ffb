import { SiteError } from './site-error';

process.on('uncaughtException', endScript);

/** Prints a SiteError, which a person can fix, without its stack, and any other error in full; then exits with 1. */
function endScript(error: unknown): void {
  console.error(error instanceof SiteError ? `error: ${error.message}` : error);
  process.exit(1);
}

import { SiteError } from './site-error';

process.on('uncaughtException', endScript);

/** Tells an error that a person can mend without a stack, and any other with all that is known of it. */
function endScript(error: unknown): void {
  console.error(error instanceof SiteError ? `error: ${error.message}` : error);
  process.exit(1);
}

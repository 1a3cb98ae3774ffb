import nextEnv from '@next/env';
import { SiteError } from '../errors/site-error';

/**
 * What every command outside Next begins with; import this file before all others. It reads `.env` as Next does, and tells the error
 * that ends the command: here, as the environment and much of the data are parsed while files are imported, where no `try` reaches.
 */
nextEnv.loadEnvConfig(process.cwd());
process.on('uncaughtException', endScript);

/** Tells an error that a person can mend without a stack, and any other with all that is known of it. */
function endScript(error: unknown): void {
  console.error(error instanceof SiteError ? `error: ${error.message}` : error);
  process.exit(1);
}

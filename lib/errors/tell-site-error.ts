import { SiteError } from './site-error';

/**
 * Tells an error that a person can mend, without a stack, and has the process end as failed. For the end of a script.
 * @param prefix what a check begins its lines with
 * @throws any other error, as it was given
 */
export function tellSiteError(error: unknown, prefix = ''): void {
  if (!(error instanceof SiteError)) throw error;
  console.error(`${prefix}${error.message}`);
  process.exitCode = 1;
}

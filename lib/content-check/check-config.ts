import { SiteError } from '../errors/site-error';
import type { Fault } from './fault';

/** Finds what is wrong with the environment and the site's configuration, which parse themselves when they are loaded. */
export async function checkConfig(): Promise<Fault[]> {
  try {
    await import('../config/site');
    return [];
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return [{ file: 'configuration', message: error.problem, hint: error.hint }];
  }
}

import { bundleScript } from '../../build/bundle-script.server';

/**
 * The code of the search worker as one script. Next's bundler splits a worker into parts that are loaded one after the
 * other, and a phone would wait for each.
 * @throws Error when it does not compile
 */
export function buildEngine(): Promise<string> {
  return bundleScript('lib/search/orama/search.worker.ts');
}

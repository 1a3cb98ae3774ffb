import type { OramaOptions, SearchAdapter } from '../types';
import { openSession, type Session } from './session';

/** Answers from an index that a worker builds in the browser, from files of the site itself. */
export function createOramaAdapter({ manifestUrl }: OramaOptions): SearchAdapter {
  let session: Session | undefined;
  let hasFailed = false;

  /** The open session, or a new one: the first, or after one that died. */
  function getSession(): Session {
    session ??= openSession({
      manifestUrl,
      isRetry: hasFailed,
      onDeath: () => {
        session = undefined;
        hasFailed = true;
      },
    });
    return session;
  }

  return {
    preload() {
      getSession();
    },
    search: (requests) => getSession().search(requests),
    whenComplete: () => getSession().whenComplete(),
  };
}

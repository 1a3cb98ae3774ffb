import { isNextFile } from '../formats/next-bundler';

/** Timeout for the code of a part, in milliseconds: a slow phone needs a few seconds, and browsers report no progress. */
const timeout = 20_000;

/**
 * Loads a part of a page that the reader asks for later, such as a dialog. By itself, an `import()` never ends where a host stays
 * silent, or sends a page in place of the script, as some do once a deployment has removed the file.
 * @param name of the part, for the error
 * @param load imports it
 * @throws Error that names the problem
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  const done = new AbortController();
  const failure = new Promise<never>((_, reject) => {
    const fail = (problem: string) => reject(new Error(`The ${name} ${problem}.`));
    const timer = setTimeout(fail, timeout, 'has not arrived');
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    const onError = ({ error, filename }: Pick<ErrorEvent, 'error' | 'filename'>) => {
      if (error instanceof SyntaxError && isNextFile(filename)) fail('is not a script');
    };
    addEventListener('error', onError, { signal: done.signal });
  });
  try {
    return await Promise.race([load(), failure]);
  } finally {
    done.abort();
  }
}

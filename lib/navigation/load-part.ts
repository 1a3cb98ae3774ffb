/** Milliseconds to wait for the code of a part: a slow phone needs a few seconds, and browsers report no progress. */
const patience = 20_000;

/** Milliseconds in which a part may arrive although a script has failed: that may be one of another part. */
const grace = 1_000;

/** Parts for which the host has sent something else. The bundler goes on waiting for such a script, however often it is asked. */
const spoiled = new Set<string>();

/**
 * Loads a part of a page that the reader asks for later, such as a dialog. By itself, an `import()` never ends where a host accepts
 * the request and stays silent, or sends a page in place of the script, as some do once a deployment has removed the file.
 * @param name tells this part from others
 * @param load imports it
 * @throws Error that says what is wrong; after something else was sent, only another load of the page helps
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  let stop = () => {};
  const failure = new Promise<never>((_, reject) => {
    const fail = (problem: string) => reject(new Error(`The ${name} ${problem}.`));
    const onError = ({ error, filename }: Pick<ErrorEvent, 'error' | 'filename'>) => {
      if (!(error instanceof SyntaxError && filename.includes('/_next/'))) return;
      spoilage ??= setTimeout(() => {
        spoiled.add(name);
        fail('is not a script');
      }, grace);
    };
    let spoilage: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(fail, patience, 'has not arrived');
    addEventListener('error', onError);
    stop = () => {
      clearTimeout(timer);
      clearTimeout(spoilage);
      removeEventListener('error', onError);
    };
    if (spoiled.has(name)) fail('is not a script');
  });
  try {
    const loading = load();
    loading.then(
      () => spoiled.delete(name),
      () => {}, // The caller gets the error.
    );
    return await Promise.race([failure, loading]);
  } finally {
    stop();
  }
}

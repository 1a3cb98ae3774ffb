/** How long a payload that was fetched ahead may be used, in milliseconds: after that the page may be another one. */
const lifetime = 5 * 60_000;

const payloads = new Map<string, Promise<Response>>();

/**
 * Asks for a payload ahead of the router, once. It is kept here and not left to the browser's cache: while a file is on its
 * way, a browser lets a second request for it wait, and then sends that one, too.
 * @param path where the payload lies on this host
 */
export function fetchAhead(path: string, priority: RequestPriority): void {
  if (payloads.has(path)) return;
  const response = fetch(path, { priority });
  const forget = () => payloads.delete(path);
  payloads.set(path, response);
  response.then(({ ok }) => (ok ? setTimeout(forget, lifetime) : forget()), forget);
}

/** The payload that was fetched ahead, once it is here; `undefined` where there is none, or it could not be had. */
export async function takeAhead(path: string): Promise<Response | undefined> {
  const response = await payloads.get(path)?.catch(() => undefined);
  return response?.ok ? response.clone() : undefined;
}

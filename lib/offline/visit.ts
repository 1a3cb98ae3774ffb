/** The message by which a page tells the service worker that a reader has opened it. */
export interface Visit {
  /** Its address with the site's base path. */
  visited: string;
}

/** @returns the address, or `undefined` for anything but a `Visit` */
export function parseVisit(data: unknown): string | undefined {
  const { visited } = Object(data) as Partial<Record<keyof Visit, unknown>>;
  return typeof visited === 'string' && visited.startsWith('/') ? visited : undefined;
}

import { expect, type Page } from '@playwright/test';

/** A request that got no answer, as the browser logs it: a test refused it, or there was no network. */
export const refused = /^failed: |Failed to load resource: net::/;
/** A request answered with an error, as the browser logs it. */
export const answered = (status: number) => new RegExp(`^${status}: |responded with a status of ${status}`);
/** The site's warning that it loads the page again because a file is missing. */
export const reloaded = /^warning: .* The page is loaded again\.$/;
/** React's error where the payload of a page that is being loaded never comes: "Connection closed." */
export const payloadMissing = /^uncaught: Minified React error #412;/;
/** The site's warning that nothing can be stored. */
export const nothingStored = /^warning: The browser does not let this site store anything/;
/** The site's warnings that the search has failed, in whole or in part. */
export const searchFailed = /^warning: The search (failed|could not be loaded|index is incomplete)/;
/** The error of the crash probe, and React's lines around it. */
export const broken = /The crash probe went off/;

/**
 * What goes wrong in a page during a test: failed requests, console errors and warnings, uncaught errors. A test names the
 * problems that it provokes, at any point; any others fail it in the end. Messages reach a test late, so nothing is asserted
 * at a single moment.
 */
export class Problems {
  readonly #all: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #counts: [kind: RegExp, count: number][] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.#all.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#all.push(`${message.type()}: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#all.push(`${response.status()}: ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // The router aborts prefetches that a navigation overtakes.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') this.#all.push(`failed: ${request.url()}`);
    });
  }

  /** Allows any number of problems of these kinds. */
  allow(...kinds: RegExp[]): void {
    this.#allowed.push(...kinds);
  }

  /** Requires exactly `count` problems of a kind by the end of the test. */
  expect(kind: RegExp, count = 1): void {
    this.#counts.push([kind, count]);
  }

  /** Waits until a problem of a kind has been seen, and allows it. */
  async waitFor(kind: RegExp): Promise<void> {
    this.allow(kind);
    await expect.poll(() => this.#all.filter((problem) => kind.test(problem))).not.toEqual([]);
  }

  /** Problems that the test did not name, and required ones that were not seen as often as it said. */
  getUnexpected(): string[] {
    const kinds = [...this.#allowed, ...this.#counts.map(([kind]) => kind)];
    const unexpected = this.#all.filter((problem) => !kinds.some((kind) => kind.test(problem)));
    const miscounted = this.#counts.flatMap(([kind, count]) => {
      const seen = this.#all.filter((problem) => kind.test(problem)).length;
      return seen === count ? [] : [`${kind} was seen ${seen} times instead of ${count}`];
    });
    return [...unexpected, ...miscounted];
  }
}

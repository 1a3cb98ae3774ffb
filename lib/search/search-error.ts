/**
 * A search that cannot be answered: the index is missing, cut short or out of reach.
 * DocSearch shows its error screen for errors of this name.
 */
export class SearchError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RetryError';
  }
}

/**
 * A search that cannot be answered: the index is lost, cut short or out of reach.
 * The name is the one by which DocSearch knows that it has to show its error screen.
 */
export class SearchError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RetryError';
  }
}

/** Session storage key for the reader's own API key, if the reader agrees to it. */
export const apiKeyKey = 'api-key';

/** Session storage key for what is typed in the "Try it" dialog, while the page is loaded again to call the real API. */
export const draftKey = 'try-it-draft';

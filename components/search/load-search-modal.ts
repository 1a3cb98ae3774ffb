/** Loads the dialog's content with its styles; asked again, it takes what is there or tries once more. */
export const loadSearchModal = () => import('./search-modal.client');

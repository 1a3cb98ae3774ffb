/** Subscribes to something that a document never changes, such as its browser: for `useSyncExternalStore`. */
export const neverChanges = () => () => {};

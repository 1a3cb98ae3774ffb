/** For `useSyncExternalStore`: subscribes to something that never changes within a document, such as the browser. */
export const neverChanges = () => () => {};

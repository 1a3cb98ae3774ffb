/**
 * Loads a value once per key, and again after a failure: in `npm run dev`, whoever reads its message repairs the file and goes on.
 * @param known what has been loaded, or is being loaded
 */
export function loadOnce<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? load();
  known.set(key, value);
  value.catch(() => known.delete(key)); // The caller handles the error.
  return value;
}

/** Hashes bytes (32-bit FNV-1a) to tell the few sample images apart; together with their size it is sufficient. */
export function hashBytes(bytes: Uint8Array): string {
  const known = hashes.get(bytes);
  if (known) return known;
  let number = 0x811c9dc5;
  for (let index = 0; index < bytes.length; index += 1) number = Math.imul(number ^ (bytes[index] ?? 0), 0x01000193);
  const hash = (number >>> 0).toString(16).padStart(8, '0');
  hashes.set(bytes, hash);
  return hash;
}

/** Caches hashes: each rule asks for the hash of the same file, and a phone needs milliseconds for one. */
const hashes = new WeakMap<Uint8Array, string>();

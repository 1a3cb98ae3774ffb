import { hashBytes } from './hash-bytes';
import { isFile } from './json';
import type { SampleImage } from './operation';

/** The first bytes of JPEG, PNG and RIFF, in which WebP lies. */
const signatures = ['ffd8ff', '89504e47', '52494646'];

/** Returns whether bytes begin as an image does that checks take. */
export function isImage(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return signatures.some((signature) => start.startsWith(signature));
}

/**
 * Returns the name of the sample image that a value holds: a file or base64 by its content, an https URL by the end of its path.
 * @returns undefined for a value that is no sample image
 */
export function getImageName(value: unknown, images: readonly SampleImage[]): string | undefined {
  if (typeof value === 'string' && /^https?:/.test(value)) return value.split(/[?#]/, 1)[0]?.split('/').pop();
  const bytes = isFile(value) ? value.bytes : decodeBase64(value, images);
  if (!bytes) return undefined;
  return images.find(({ size, hash }) => size === bytes.length && hash === hashBytes(bytes))?.name;
}

/** Decodes a text that is as long as one of the images would be; most texts of a request are not. */
function decodeBase64(value: unknown, images: readonly SampleImage[]): Uint8Array | undefined {
  if (typeof value !== 'string' || !images.some(({ size }) => value.length === 4 * Math.ceil(size / 3)))
    return undefined;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return undefined;
  return Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { SiteError, toErrorMessage } from '../errors/site-error';

/** Endings of picture files, for every format that a page may show. */
export const pictureExtensions = ['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'];

/**
 * Size in pixels of a picture below `public/`, so that the page does not shift while the picture loads.
 * @param src the path as pages write it, such as `/img/widget.svg`
 * @throws SiteError if there is no such file, if it is of another format, or if its size cannot be read
 */
export function getImageSize(src: string): { width: number; height: number } {
  const file = path.join('public', src);
  try {
    const extension = path.extname(src).slice(1);
    if (!pictureExtensions.includes(extension.toLowerCase())) throw new Error(`pages show no .${extension} files`);
    const { width, height } = imageSize(readFileSync(file));
    return { width, height };
  } catch (error) {
    throw new SiteError(
      `The picture "${src}" cannot be read: ${toErrorMessage(error)}`,
      `Put it at ${file}, as SVG (with a viewBox), PNG, JPEG, GIF, WebP or AVIF.`,
    );
  }
}

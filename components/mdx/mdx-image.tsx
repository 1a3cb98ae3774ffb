import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/config/base-path';

/** A picture in the text of a page; paths are below `public/`. */
export function MdxImage({ src, alt = '', ...props }: ComponentProps<'img'>) {
  // A static site has no image optimizer: pictures are served as they are.
  return (
    <img {...props} src={typeof src === 'string' ? withBasePath(src) : src} alt={alt} loading="lazy" decoding="async" />
  );
}

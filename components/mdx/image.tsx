import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { useId } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import { getMessages, type Messages } from '@/lib/i18n/messages';
import { defineComponent, type PageContext } from '@/lib/markdown/define-component';
import { getImageSize } from '@/lib/markdown/image-size.server';
import { toParagraph } from '@/lib/markdown/nodes';

interface PictureProps {
  /** Path below `public/`. */
  src: string;
  /** The same picture for dark mode. */
  darkSrc?: string;
  /** Description of the picture for people who cannot see it. */
  alt: string;
  /** True lets readers enlarge it. */
  zoom?: boolean;
}

/** A picture whose space is reserved while it loads, with an optional dark variant and enlargement in a native popover. */
export const image = defineComponent<PictureProps>({
  name: 'Image',
  display: 'block',
  attributes: {
    src: { required: true, holds: 'picture' },
    alt: { required: true, holds: 'text' },
    darkSrc: { holds: 'picture' },
    zoom: { type: 'flag' },
  },
  View: Picture,
  toMarkdown: ({ src, alt }) => [toParagraph([{ type: 'image', url: src, alt }])],
});

function Picture({ zoom = false, page, ...picture }: PictureProps & { page: PageContext }) {
  const id = useId();
  const images = getImages(picture);
  if (!zoom) return images.map((image) => <img key={image.src} {...image} alt={picture.alt} />);
  const __html = toHtml(buildZoom(id, images, getMessages(page.textLocale).picture));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React sets no `autofocus`, which the browser looks for when the popover opens
  return <div dangerouslySetInnerHTML={{ __html }} />;
}

/** Returns the image of each colour mode; the browser loads the one that is shown. */
function getImages({ src, darkSrc, alt }: Pick<PictureProps, 'src' | 'darkSrc' | 'alt'>) {
  const toImage = (file: string, className?: string) => ({
    ...getImageSize(file),
    src: withBasePath(file),
    alt,
    loading: 'lazy' as const,
    decoding: 'async' as const,
    className,
  });
  return darkSrc ? [toImage(src, 'dark:hidden'), toImage(darkSrc, 'hidden dark:block')] : [toImage(src)];
}

/** Builds a button, and the popover that it opens. The popover takes the focus, so that the arrow keys scroll it. */
function buildZoom(id: string, images: ReturnType<typeof getImages>, texts: Messages['picture']): Element[] {
  const [{ alt } = { alt: '' }] = images;
  const pictures = images.map((image) => h('img', image));
  const open = { type: 'button', popoverTarget: id, ariaLabel: `${texts.enlarge}: ${alt}` };
  const dialog = { id, popover: 'auto', role: 'dialog', ariaLabel: alt, tabIndex: 0, autoFocus: true };
  const close = { type: 'button', popoverTarget: id, popoverTargetAction: 'hide' };
  return [
    h('button.picture-zoom', open, pictures),
    h('div.picture-large', dialog, [...pictures, h('button.picture-close', close, texts.close)]),
  ];
}

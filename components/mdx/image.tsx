import { useId } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import { getImageSize } from '@/lib/content/image-size.server';
import { toParagraph } from '@/lib/content/nodes';
import { getMessages } from '@/lib/i18n/messages';
import { defineComponent, type PageFacts } from './define-component';

interface PictureProps {
  /** Path below `public/`. */
  src: string;
  /** The same picture for dark mode. */
  darkSrc?: string;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
  /** True lets readers enlarge it. */
  zoom?: boolean;
}

/** A picture whose space is reserved while it loads, with an optional dark variant and enlargement in a native popover. */
export const image = defineComponent<PictureProps>({
  name: 'Image',
  place: 'block',
  attributes: {
    src: { required: true, holds: 'picture' },
    alt: { required: true, holds: 'text' },
    darkSrc: { holds: 'picture' },
    zoom: { type: 'flag' },
  },
  View: Picture,
  toMarkdown: ({ src, alt }) => [toParagraph([{ type: 'image', url: src, alt }])],
});

function Picture({ zoom = false, page, ...picture }: PictureProps & { page: PageFacts }) {
  const id = useId();
  const texts = getMessages(page.textLocale).picture;
  if (!zoom) return <Variants {...picture} />;
  // One element, so that all in it is sent as HTML: React sets no `autofocus`, which the browser looks for when the popover opens.
  return (
    <div>
      <button type="button" popoverTarget={id} className="picture-zoom" aria-label={`${texts.enlarge}: ${picture.alt}`}>
        <Variants {...picture} />
      </button>
      {/* It takes the focus on opening, so that the arrow keys scroll it. */}
      {/* biome-ignore-start lint/a11y: see above */}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={picture.alt}
        tabIndex={0}
        autoFocus
        className="picture-large"
      >
        {/* biome-ignore-end lint/a11y: see above */}
        <Variants {...picture} />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="picture-close">
          {texts.close}
        </button>
      </div>
    </div>
  );
}

/** The picture of each colour mode; the browser loads the one that is shown. */
function Variants({ src, darkSrc, alt }: Pick<PictureProps, 'src' | 'darkSrc' | 'alt'>) {
  if (!darkSrc) return <File src={src} alt={alt} />;
  return (
    <>
      <File src={src} alt={alt} className="dark:hidden" />
      <File src={darkSrc} alt={alt} className="hidden dark:block" />
    </>
  );
}

function File({ src, alt, className }: { src: string; alt: string; className?: string }) {
  return (
    <img
      {...getImageSize(src)}
      src={withBasePath(src)}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}

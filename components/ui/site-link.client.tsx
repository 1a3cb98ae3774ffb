'use client';

import Link from 'next/link';
import { type AnchorHTMLAttributes, useState } from 'react';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link within the site. Its page is fetched ahead at the first sign that the reader means to go there. */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  const [isMeant, setIsMeant] = useState(false);
  const announce = () => setIsMeant(true);
  return (
    <Link
      {...(props as object)}
      href={href}
      prefetch={isMeant ? null : false}
      onPointerEnter={announce}
      onFocus={announce}
      onTouchStart={announce}
    />
  );
}

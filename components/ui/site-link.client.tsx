'use client';

import Link from 'next/link';
import type { AnchorHTMLAttributes, SyntheticEvent } from 'react';
import { prefetchPage } from '@/lib/navigation/prefetch-page';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const announce = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => prefetchPage(currentTarget.pathname);

/** A link within the site. Its page is fetched ahead at the first sign that the reader means to go there. */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  return (
    <Link
      {...(props as object)}
      href={href}
      prefetch={false}
      onPointerEnter={announce}
      onFocus={announce}
      onTouchStart={announce}
    />
  );
}

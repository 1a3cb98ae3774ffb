'use client';

/** Links a style sheet from the client: React would load one of a server component for pages that are only prefetched. */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="screens" />;
}

'use client';

/** On the client, as React would make pages that are only prefetched load a style sheet of a server component. */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="screens" />;
}

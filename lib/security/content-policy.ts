/** A site's content security policy, as far as it does not depend on the page. */
export interface PolicySources {
  /** Origins beside the site's own that its scripts may ask. */
  connect: readonly string[];
  /** Styles, as text, that scripts put into every page. */
  styles: readonly string[];
}

/** Hashes of what stands in a page itself, each as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The content security policy of one page: its own inline scripts and styles by their hashes, and everything else from the
 * site alone. Attributes with styles are allowed, as text alignment in tables needs them and nothing can be run by them.
 *
 * `frame-ancestors` is missing because browsers only heed it in a header (Content Security Policy Level 3, section 3.3).
 */
export function buildContentPolicy(
  { scripts, styles }: InlineHashes,
  { connect }: Pick<PolicySources, 'connect'>,
): string {
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['frame-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

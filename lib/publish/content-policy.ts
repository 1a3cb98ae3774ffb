/** The sources that a site's content security policy allows on every page. */
export interface PolicySources {
  /** Origins other than the site's own that its scripts may connect to. */
  connect: readonly string[];
  /** Origins that pages on which the API can be tried may connect to as well. */
  api: readonly string[];
  /** Scripts, as text, that scripts add to every page. */
  scripts: readonly string[];
  /** Styles, as text, that scripts inject into every page. */
  styles: readonly string[];
}

/** Hashes of a page's inline scripts and styles, each as `'sha256-…'`. */
interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Builds the content security policy of one page: it allows its own inline scripts and styles by their hashes, and everything else from the
 * site alone. `style` attributes are allowed, as text alignment in tables needs them and they cannot run code.
 *
 * `frame-ancestors` is missing because browsers only honour it in a header (Content Security Policy Level 3, section 3.3).
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

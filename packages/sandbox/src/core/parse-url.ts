interface RequestUrl {
  /** As it was sent: a parser of URLs would take `%2e%2e` for the folder above. */
  pathname: string;
  searchParams: URLSearchParams;
}

/** Parses a path with its query. An origin in front of it is left out; two slashes at its start are no host. */
export function parseUrl(text: string): RequestUrl {
  const [address = ''] = text.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1);
  const queryStart = address.indexOf('?');
  const path = queryStart < 0 ? address : address.slice(0, queryStart);
  return {
    pathname: path.startsWith('/') ? path : `/${path}`,
    searchParams: new URLSearchParams(queryStart < 0 ? '' : address.slice(queryStart)),
  };
}

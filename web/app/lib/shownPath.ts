interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The path, query and hash as the address shows them. Filters, tabs and moments are written into the
 * address beside the router, whose own location then is older.
 */
export function shownPath({ pathname, search, hash }: RouterLocation): string {
  const shown = window.location;
  return shown.pathname === pathname
    ? pathname + shown.search + shown.hash
    : pathname + search + hash;
}

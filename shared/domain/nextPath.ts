const origin = 'https://rapport.invalid';

/**
 * Where to go after sign-in: the path asked for when it is one of ours, else "/". Another origin,
 * a scheme, `//host`, a backslash or the sign-in page itself are all answered with "/".
 */
export function safeNextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/') || hasControlOrBackslash(next)) return '/';
  const url = URL.parse(next, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith('/sign-in')) return '/';
  // "/x/..//host" is one of ours by origin, and yet its path alone would name a host.
  if (url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that leads back to `path` (pathname, query and hash). */
export function signInPath(path: string): string {
  const next = safeNextPath(path);
  return next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`;
}

function hasControlOrBackslash(text: string): boolean {
  return [...text].some((letter) => letter === '\\' || letter < ' ');
}

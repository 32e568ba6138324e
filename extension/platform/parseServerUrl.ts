/**
 * The address people type, completed: "rapport.example.com" too. Null when it is none. Without TLS only
 * this computer itself is taken, because the token and every word would cross the network in clear.
 */
export function parseServerUrl(typed: string): string | null {
  const text = typed.trim();
  const isLocal = /^(localhost|127\.0\.0\.1)(:|\/|$)/.test(text);
  const url = /^https?:\/\//i.test(text) ? text : `${isLocal ? 'http' : 'https'}://${text}`;
  if (text === '' || /\s/.test(text) || !URL.canParse(url)) return null;
  const { origin, protocol, hostname } = new URL(url);
  const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return protocol === 'https:' || isLoopback ? origin : null;
}

/** The address people type, made whole: "rapport.example.com" too. Null when it is none. */
export function parseServerUrl(typed: string): string | null {
  const text = typed.trim();
  const isLocal = /^(localhost|127\.0\.0\.1)(:|\/|$)/.test(text);
  const url = /^https?:\/\//i.test(text) ? text : `${isLocal ? 'http' : 'https'}://${text}`;
  if (text === '' || /\s/.test(text) || !URL.canParse(url)) return null;
  return new URL(url).origin;
}

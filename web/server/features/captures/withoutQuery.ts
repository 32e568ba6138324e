/** A meeting's address may carry secrets in its query; the place itself is enough. */
export function withoutQuery(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return (origin + pathname).slice(0, 500);
}

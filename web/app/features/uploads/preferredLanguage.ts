/** The person's first language that is offered ("en-GB" matches "en"), else the first one offered. */
export function preferredLanguage(
  offered: readonly string[],
  wanted: readonly string[],
): string | null {
  const base = (code: string) => code.toLowerCase().split('-')[0];
  for (const code of wanted) {
    const exact = offered.find((item) => item.toLowerCase() === code.toLowerCase());
    const near = exact ?? offered.find((item) => base(item) === base(code));
    if (near !== undefined) return near;
  }
  return offered[0] ?? null;
}

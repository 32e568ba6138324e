/** The classes of a style sheet. */
export function classesIn(css: string): Set<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''));
}

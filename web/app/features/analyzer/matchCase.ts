/** A suggestion written as the words it replaces: "Rockstar" becomes "Expert", "ROCKSTAR" "EXPERT". */
export function matchCase(suggestion: string, replaced: string): string {
  const isCapitals = replaced.length > 1 && replaced === replaced.toUpperCase();
  if (isCapitals && replaced !== replaced.toLowerCase()) return suggestion.toUpperCase();
  const first = replaced[0] ?? '';
  const isCapitalized = first !== first.toLowerCase();
  return isCapitalized ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}

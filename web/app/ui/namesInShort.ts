/** Up to three names, then how many more there are: "Ana Ruiz, Ben Oko, Cy Poe, +2 more". */
export function namesInShort(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown}, +${names.length - 3} more` : shown;
}

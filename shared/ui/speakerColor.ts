/** The CSS colour of the speaker at `index` (from 0); the ninth takes the first hue again. */
export function speakerColor(index: number): string {
  return `var(--rapport-speaker-${(index % 8) + 1})`;
}

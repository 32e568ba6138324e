/** Words, syllables and sentences of the part of a text that is read as sentences. */
export interface ReadingCounts {
  words: number;
  syllables: number;
  sentences: number;
}

/** The Flesch-Kincaid grade, not rounded; 0 when there is no sentence. Below 0 for very easy text. */
export function fleschKincaidGrade({ words, syllables, sentences }: ReadingCounts): number {
  if (words === 0 || sentences === 0) return 0;
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** The grade in words, as a reader of schools would say it. */
export function gradeName(grade: number): string {
  const rounded = Math.max(1, Math.round(grade));
  if (rounded > 16) return 'Postgraduate';
  return rounded > 12 ? 'College' : `Grade ${rounded}`;
}

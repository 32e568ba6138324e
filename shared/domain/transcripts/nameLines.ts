import type { SpokenLine } from './findSpeakers.ts';
import { nameShape } from './nameShape.ts';

const longestName = 60;
/** One capital word may also be the whole of a line that somebody said. */
const fewestOfOneWord = 3;
/** Turns of more than this many lines on average are no talk under names. */
const mostLinesATurn = 12;

/**
 * Reads text in which names stand on lines of their own above the words, without times. A name is one that
 * comes back, with words below it each time; where names begin nearly all paragraphs, one that comes only
 * once counts as well. Null for any other text: at least two people must be found.
 */
export function readNameLines(lines: readonly string[]): SpokenLine[] | null {
  const heads = lines.map((line, index) => headOf(line, lines[index + 1] ?? ''));
  const counts = new Map<string, number>();
  for (const name of heads) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  const comesBack = (name: string) =>
    (counts.get(name) ?? 0) >= (shapeOf(name) === 'sure' ? 2 : fewestOfOneWord);
  const known = heads.filter((name) => name !== null && comesBack(name));
  const filled = lines.filter((line) => line.trim() !== '').length;
  if (new Set(known).size < 2 || known.length * mostLinesATurn < filled) return null;

  const begins = lines.map(
    (line, index) => line.trim() !== '' && (lines[index - 1] ?? '').trim() === '',
  );
  const paragraphs = begins.filter(Boolean).length;
  const named = heads.filter((name, index) => name !== null && begins[index]).length;
  const isByParagraph = paragraphs >= 3 && named >= 0.8 * paragraphs;
  return lines.map((text, index): SpokenLine => {
    const name = heads[index] ?? null;
    const isOnce = isByParagraph && begins[index] && name !== null && shapeOf(name) === 'sure';
    const isHead = name !== null && (isOnce || comesBack(name));
    return isHead ? { speaker: name, text: '', label: null } : { speaker: null, text, label: null };
  });
}

/** The name on this line, if words follow on the next and it can be nothing else. */
function headOf(line: string, below: string): string | null {
  const name = line.trim();
  if (name.length > longestName || below.trim() === '' || /[:：.!?…؟。]$/u.test(name)) return null;
  return ['sure', 'likely'].includes(shapeOf(name)) ? name : null;
}

/** Without the pictures that people put beside their names, and marks of the writing direction. */
const shapeOf = (name: string) =>
  nameShape(name.replace(/\p{Extended_Pictographic}|\p{Cf}|\ufe0f/gu, ' '));

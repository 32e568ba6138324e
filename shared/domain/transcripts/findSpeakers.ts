import { isLabel, nameShape } from './nameShape.ts';
import type { NameShape } from './nameShape.ts';

export interface SpokenLine {
  /** Null where nobody is named on this line. */
  speaker: string | null;
  text: string;
  /** A word before a colon that is no person: "Note", "Action items". */
  label: string | null;
}

interface Head {
  name: string;
  rest: string;
}

const reach = 130;
const forms = /^(?:dr|prof|mr|mrs|ms|mx|sir)\.?$/i;

/**
 * Tells which words before a colon are people, over all lines at once, because one line does not
 * say: a name repeats, is shaped like one, and most lines have one. "Note:" never is one, and
 * "Dr: X: words" is said by "Dr: X". Returns what reads a single line by that judgement.
 */
export function findSpeakers(lines: readonly string[]): (line: string) => SpokenLine {
  const counts = new Map<string, number>();
  const total = lines.filter((line) => line.trim() !== '').length;
  for (const line of lines) {
    for (const { name } of headsOf(line)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const shapes = new Map([...counts.keys()].map((name) => [name, shapeOf(name)] as const));
  const shareOf = (...wanted: NameShape[]) =>
    [...counts].reduce(
      (sum, [name, count]) =>
        !name.includes(':') && wanted.includes(shapes.get(name) ?? 'no') ? sum + count : sum,
      0,
    ) / Math.max(1, total);
  const share = shareOf('sure', 'likely');
  const shareWithMaybes = shareOf('sure', 'likely', 'maybe');

  const isSpeaker = (name: string): boolean => {
    const count = counts.get(name) ?? 0;
    const shape = shapes.get(name) ?? 'no';
    if (shape === 'sure') return count >= 2 || share >= 0.4;
    if (shape === 'maybe') return count >= 3 && shareWithMaybes >= 0.5;
    const isShort = total <= 6 && share >= 0.6;
    return shape === 'likely' && ((count >= 2 && share >= 0.2) || share >= 0.9 || isShort);
  };
  const isWhole = (long: string, short: string): boolean =>
    shapes.get(long) !== 'no' &&
    (forms.test(short) || ((counts.get(long) ?? 0) >= 2 && counts.get(long) === counts.get(short)));

  return (line) => {
    const [short, long] = headsOf(line);
    if (short && long && isWhole(long.name, short.name)) {
      return { speaker: long.name, text: long.rest, label: null };
    }
    if (short && isSpeaker(short.name))
      return { speaker: short.name, text: short.rest, label: null };
    return { speaker: null, text: line, label: short && isLabel(short.name) ? short.name : null };
  };
}

/** The words before the first colon, and before the second; a colon counts when a space follows. */
function headsOf(line: string): Head[] {
  const begin = line.slice(0, reach);
  const heads: Head[] = [];
  if (!begin.includes(':') && !begin.includes('：')) return heads;
  for (const match of begin.matchAll(/:(?=\s|$)|：/g)) {
    // The end of what we look at is not the end of the line.
    if (match.index === reach - 1 && line.length > reach) break;
    const name = begin.slice(0, match.index).trim();
    if (name === '') break;
    heads.push({ name, rest: line.slice(match.index + 1).trim() });
    if (heads.length === 2) break;
  }
  return heads;
}

/** A name with a colon is as good as its worse half. */
function shapeOf(name: string): NameShape {
  const halves = name.split(/:\s+|：/).map(nameShape);
  const order: NameShape[] = ['no', 'maybe', 'likely', 'sure'];
  return order.find((shape) => halves.includes(shape)) ?? 'no';
}

import { isLabel, nameShape } from './nameShape.ts';
import type { NameShape } from './nameShape.ts';
import type { ReadingReport } from './readingReport.ts';

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
const mostWarned = 5;
/** In a text so short nobody has room to speak twice. */
const shortTalk = 12;

/**
 * Tells which words before a colon are people, over all lines at once, because one line does not
 * say: a name repeats, takes turns with others, is shaped like one, and most lines have one. "Note:"
 * never is one, and "Dr: X: words" is said by "Dr: X". Returns what reads a single line by that
 * judgement; what stays unsure is told to the report.
 */
export function findSpeakers(
  lines: readonly string[],
  report?: Pick<ReadingReport, 'warn'>,
): (line: string) => SpokenLine {
  const { counts, turns, total } = countHeads(lines);
  const shapes = new Map([...counts.keys()].map((name) => [name, shapeOf(name)] as const));
  const countOf = (name: string): number => counts.get(name) ?? 0;
  const shareOf = (isMeant: (shape: NameShape, name: string) => boolean) =>
    [...turns.keys()].reduce(
      (sum, name) => (isMeant(shapes.get(name) ?? 'no', name) ? sum + countOf(name) : sum),
      0,
    ) / Math.max(1, total);
  const share = shareOf((shape) => shape === 'sure' || shape === 'likely');
  const shareOfHeads = shareOf(
    (shape, name) =>
      shape === 'sure' || shape === 'likely' || (shape !== 'no' && countOf(name) > 1),
  );

  const isSpeaker = (name: string): boolean => {
    const [count, turn] = [countOf(name), turns.get(name) ?? 0];
    const takesTurns = (turn >= 3 && shareOfHeads >= 0.4) || (turn >= 2 && shareOfHeads >= 0.8);
    switch (shapes.get(name) ?? 'no') {
      case 'sure':
        return count >= 2 || share >= 0.4;
      case 'likely': {
        const isShort = total <= 6 && share >= 0.6;
        return (count >= 2 && share >= 0.2) || share >= 0.9 || isShort;
      }
      case 'maybe':
        return takesTurns || (count >= 3 && shareOfHeads >= 0.5);
      case 'odd':
        return takesTurns;
      case 'said':
        return turn >= 4 && count >= 0.2 * total && shareOfHeads >= 0.8;
      case 'no':
        return false;
    }
  };
  const isWhole = (long: string, short: string): boolean =>
    !['no', 'said'].includes(shapes.get(long) ?? 'no') &&
    (forms.test(short) || (countOf(long) >= 2 && countOf(long) === countOf(short)));

  const mayBeName = (name: string): boolean => {
    const shape = shapes.get(name) ?? 'no';
    if (shape === 'no' || isSpeaker(name)) return false;
    if (shape === 'said') return (turns.get(name) ?? 0) >= 3 && countOf(name) >= 0.15 * total;
    return countOf(name) >= 2 || (total <= shortTalk && share >= 0.2);
  };
  const unsure = [...turns.keys()].filter(mayBeName).sort((a, b) => countOf(b) - countOf(a));
  if (unsure.length > 0) report?.warn(0, unsureText(unsure));

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

/** How often each beginning stands there, and how often it begins after another one did. */
function countHeads(lines: readonly string[]) {
  const counts = new Map<string, number>();
  const turns = new Map<string, number>();
  let [total, before] = [0, ''];
  for (const line of lines) {
    if (line.trim() === '') continue;
    total += 1;
    const heads = headsOf(line);
    for (const { name } of heads) counts.set(name, (counts.get(name) ?? 0) + 1);
    const [short] = heads;
    if (!short) continue;
    if (short.name !== before) turns.set(short.name, (turns.get(short.name) ?? 0) + 1);
    before = short.name;
  }
  return { counts, turns, total };
}

function unsureText(names: readonly string[]): string {
  const shown = names.slice(0, mostWarned).map((name) => `“${name}”`);
  const others = names.length - shown.length;
  const more = others > 0 ? ` and ${others} more` : '';
  return `These beginnings may be names: ${shown.join(', ')}${more}. Their words were given to whoever spoke before. Where they are people, write their full names before the colon in the file and add it again.`;
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
  const order: NameShape[] = ['no', 'said', 'odd', 'maybe', 'likely', 'sure'];
  return order.find((shape) => halves.includes(shape)) ?? 'no';
}

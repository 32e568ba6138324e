import { nameShape } from './nameShape.ts';

/** "1 hour 2 minutes 3 seconds", as screen readers are told, with or without a name before and a clock after. */
const spoken =
  /^\s{0,10}(?:(\S.{0,99}?)\s{1,5})??(?:(\d{1,2}) hours?\s)?(?:(\d{1,3}) minutes?\s)?(\d{1,2}) seconds?\s{0,5}(?:\d{1,3}:\d{2}(?::\d{2})?)?\s{0,10}$/i;
const clock = /^\s{0,10}\d{1,3}:\d{2}(?::\d{2})?\s{0,10}$/;
const fewest = 2;

/**
 * The transcript as it is copied from the page of Teams: above the words stand the name, the time in words,
 * the time as a clock and both once more, each on a line of its own, or only some of them. They become one
 * line "Name  0:05" as other exports have it, above which the lines are empty; null where the text has none.
 */
export function joinSpokenTimes(lines: readonly string[]): string[] | null {
  const joined = [...lines];
  let heads = 0;
  let lone = 0;
  for (let from = 0; from < lines.length; from++) {
    const head = headAt(lines, from);
    if (head) {
      heads += 1;
      joined.fill('', from, head.end);
      joined[head.end - 1] = `${head.name}  ${head.clock}`;
      from = head.end - 1;
    } else if (clock.test(lines[from] ?? '')) lone += 1;
  }
  return heads >= fewest && heads > lone ? joined : null;
}

/** The lines from here on that name a speaker and a time, without the words below them. */
function headAt(
  lines: readonly string[],
  from: number,
): { name: string; clock: string; end: number } | null {
  const first = lines[from]?.trim() ?? '';
  const begun = first.includes('second') ? spoken.exec(first) : null;
  const next = lines[from + 1] ?? '';
  if (!begun && !clock.test(next) && !spoken.test(next)) return null;
  // A whole sentence may end in "5 seconds".
  const name = begun ? begun[1] : first;
  if (!name || name.includes(':') || ['no', 'said'].includes(nameShape(name))) return null;
  let time = begun ? clockOf(begun) : null;
  let end = from + 1;
  for (; end < lines.length; end++) {
    const line = lines[end]?.trim() ?? '';
    const said = spoken.exec(line);
    if (said && (said[1] ?? name) === name) time ??= clockOf(said);
    else if (clock.test(line)) time ??= line;
    else break;
  }
  return time === null || end >= lines.length ? null : { name, clock: time, end };
}

function clockOf([, , hours, minutes, seconds]: RegExpExecArray): string {
  const pad = (value = '0') => value.padStart(2, '0');
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes ?? '0'}:${pad(seconds)}`;
}

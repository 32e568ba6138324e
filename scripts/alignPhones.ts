/** A sound of speech as the synthesizer names it, with its place in the sentence in seconds. */
export interface Phone {
  name: string;
  startSec: number;
  endSec: number;
}

export interface TimeSpan {
  startSec: number;
  endSec: number;
}

const SILENCE = 'pau';

/**
 * Reads flite's `-psdur` line (`pau:0.164 hh:0.255 …`, each number the end of its phone) and leaves
 * the silences out.
 */
export function parsePhones(line: string): Phone[] {
  const phones: Phone[] = [];
  let startSec = 0;
  for (const item of line.trim().split(/\s+/)) {
    const [name, end] = item.split(':');
    const endSec = Number(end);
    if (!name || !Number.isFinite(endSec)) continue;
    if (name !== SILENCE) phones.push({ name, startSec, endSec });
    startSec = endSec;
  }
  return phones;
}

/**
 * Finds the span of each word in a spoken sentence. `wordPhones` is how each word sounds alone; in a
 * sentence a word may sound a little different ("the", "a"), so the two lists are matched by least
 * edits rather than counted. A word that got no phone of its own has an empty span between its
 * neighbours.
 */
export function alignPhones(spoken: Phone[], wordPhones: string[][]): TimeSpan[] {
  const expected = wordPhones.flatMap((phones, word) => phones.map((name) => ({ name, word })));
  const owners = matchByLeastEdits(
    spoken.map(({ name }) => name),
    expected,
  );
  const spans: (TimeSpan | undefined)[] = wordPhones.map(() => undefined);
  spoken.forEach((phone, i) => {
    const word = owners[i];
    if (word === undefined) return;
    const span = spans[word];
    if (span) span.endSec = phone.endSec;
    else spans[word] = { startSec: phone.startSec, endSec: phone.endSec };
  });
  let previousEndSec = spoken[0]?.startSec ?? 0;
  return spans.map((span) => {
    const found = span ?? { startSec: previousEndSec, endSec: previousEndSec };
    previousEndSec = found.endSec;
    return found;
  });
}

/** For each heard phone, the word it belongs to; an extra phone goes with the phone before it. */
function matchByLeastEdits(
  heard: string[],
  expected: { name: string; word: number }[],
): (number | undefined)[] {
  const width = expected.length + 1;
  const costs = new Float64Array((heard.length + 1) * width);
  const costAt = (i: number, j: number) => costs[i * width + j] ?? Infinity;
  const changeCost = (i: number, j: number) => (heard[i] === expected[j]?.name ? 0 : 0.9);
  for (let i = 0; i <= heard.length; i++) {
    for (let j = 0; j <= expected.length; j++) {
      if (i === 0 && j === 0) continue;
      costs[i * width + j] = Math.min(
        i > 0 && j > 0 ? costAt(i - 1, j - 1) + changeCost(i - 1, j - 1) : Infinity,
        i > 0 ? costAt(i - 1, j) + 1 : Infinity,
        j > 0 ? costAt(i, j - 1) + 1 : Infinity,
      );
    }
  }
  const owners: (number | undefined)[] = heard.map(() => undefined);
  let i = heard.length;
  let j = expected.length;
  while (i > 0) {
    if (j > 0 && costAt(i, j) === costAt(i - 1, j - 1) + changeCost(i - 1, j - 1)) {
      i--;
      j--;
      owners[i] = expected[j]?.word;
    } else if (j > 0 && costAt(i, j) === costAt(i, j - 1) + 1) {
      j--;
    } else {
      i--;
      owners[i] = expected[Math.max(j - 1, 0)]?.word;
    }
  }
  return owners;
}

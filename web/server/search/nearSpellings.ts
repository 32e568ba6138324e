const latin = 'abcdefghijklmnopqrstuvwxyz';
/** Two slips are only looked for in words so long: short ones have too many neighbours. */
const longWord = 8;
const longestWord = 30;

/**
 * What somebody may have meant to type, the nearest first: words one letter off, then for a long word those
 * with two of the usual slips (letters swapped, doubled or once instead, one too many). Words with figures stand
 * as they are: 2018 is not 2019.
 */
export function nearSpellings(word: string): string[][] {
  const letters = [...word];
  if (letters.length < 4 || letters.length > longestWord || /\P{L}/u.test(word)) return [];
  const near = new Set(anySlip(letters).map((item) => item.join('')));
  near.delete(word);
  if (letters.length < longWord) return [[...near]];
  const further = new Set<string>();
  for (const item of usualSlips(letters))
    for (const other of usualSlips(item)) further.add(other.join(''));
  return [[...near], [...further].filter((item) => item !== word && !near.has(item))];
}

function anySlip(letters: readonly string[]): string[][] {
  const alphabet = [...new Set([...latin, ...letters])];
  return [
    ...usualSlips(letters),
    ...letters.flatMap((_, at) => alphabet.map((letter) => letters.with(at, letter))),
    ...[...letters, ''].flatMap((_, at) =>
      alphabet.map((letter) => letters.toSpliced(at, 0, letter)),
    ),
  ];
}

function usualSlips(letters: readonly string[]): string[][] {
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    return [
      letters.toSpliced(at, 1),
      letters.toSpliced(at, 0, letter),
      ...(next === undefined || next === letter ? [] : [letters.toSpliced(at, 2, next, letter)]),
    ];
  });
}

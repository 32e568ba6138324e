const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map<string, number>([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, 20 + 10 * index]),
]);
const scales = new Map([
  ['thousand', 1000],
  ['k', 1000],
  ['million', 1e6],
  ['m', 1e6],
  ['billion', 1e9],
]);
/** Words that tell a number without being one. */
const implied = new Map([
  ...(['once', 'single'] as const).map((word): [string, number] => [word, 1]),
  ...(['both', 'twice', 'couple', 'pair', 'double', 'doubled', 'second'] as const).map(
    (word): [string, number] => [word, 2],
  ),
  ...(['thrice', 'triple', 'third'] as const).map((word): [string, number] => [word, 3]),
  ...(['fourth', 'quarter'] as const).map((word): [string, number] => [word, 4]),
  ['fifth', 5],
  ['dozen', 12],
  ['decade', 10],
]);
const token =
  /\d{1,3}(?:[,'’\u00A0\u202F]\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?|\p{L}+|[^\s\p{L}\d]/gu;

/** A number as it is told, with what it may stand for as well ("twenty nineteen": 2019, 20 and 19). */
export interface ToldNumber {
  value: number;
  alsoAs: number[];
  /** "one" in letters, which mostly counts nothing: "one of them". */
  isPlainOne: boolean;
}

/**
 * The numbers a text tells, in digits or in English words: "52,000", "fifty two thousand", "52k", "one
 * point five million", "twenty nineteen". A word with a digit inside ("S3", "B2B") tells none.
 */
export function numbersIn(text: string): ToldNumber[] {
  const bare = text
    .toLowerCase()
    .replace(/\p{L}[\p{L}-]*\d[\p{L}\p{N}-]*/gu, '·')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  const words = bare.match(token) ?? [];
  const told: ToldNumber[] = [];
  for (let at = 0; at < words.length;) {
    const read = readNumber(words, at);
    if (read) {
      const isPlainOne = read.value === 1 && words[at] === 'one';
      const alsoAs = [...read.parts, ...ranged(words, read)];
      told.push({ value: read.value, alsoAs, isPlainOne });
    }
    at = read?.next ?? at + 1;
  }
  return told;
}

/** Every value a text can be said to tell, implied ones among them ("twice": 2). */
export function toldValues(text: string): Set<number> {
  const told = numbersIn(text).flatMap(({ value, alsoAs }) => [value, ...alsoAs]);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set([...told, ...words.flatMap((word) => implied.get(word) ?? [])]);
}

interface Read {
  value: number;
  next: number;
  parts: number[];
}

/** Groups with their scales, added up: "two million three hundred thousand and five". */
function readNumber(words: readonly string[], from: number): Read | undefined {
  let [total, at] = [0, from];
  let parts: number[] = [];
  let smallest = Infinity;
  for (;;) {
    const isJoined = at > from && words[at] === 'and';
    const group = readGroup(words, isJoined ? at + 1 : at);
    if (!group || (at > from && group.value >= smallest)) break;
    const scale = scales.get(words[group.next] ?? '');
    total += group.value * (scale ?? 1);
    parts = group.parts;
    at = group.next + (scale === undefined ? 0 : 1);
    if (scale === undefined) break;
    smallest = scale;
  }
  return at === from ? undefined : { value: total, next: at, parts };
}

/** Up to 999 in words, a year in two halves, or digits; with a fraction where there is one. */
function readGroup(words: readonly string[], from: number): Read | undefined {
  const first = words[from] ?? '';
  if (/^\d/.test(first))
    return { value: Number(first.replace(/[,'’\u00A0\u202F]/g, '')), next: from + 1, parts: [] };
  if (first === 'thousand') return { value: 1, next: from, parts: [] };
  const head = first === 'hundred' ? { value: 1, next: from } : readBelowHundred(words, from);
  if (!head) return undefined;
  if (words[head.next] === 'hundred') {
    const isJoined = words[head.next + 1] === 'and';
    const rest = readBelowHundred(words, head.next + (isJoined ? 2 : 1));
    const next = rest?.next ?? head.next + 1;
    return { value: head.value * 100 + (rest?.value ?? 0), next, parts: [] };
  }
  const half = readBelowHundred(words, head.next);
  if ((head.value === 19 || head.value === 20) && half && half.value >= 10)
    return {
      value: head.value * 100 + half.value,
      next: half.next,
      parts: [head.value, half.value],
    };
  return readFraction(words, head);
}

function readBelowHundred(words: readonly string[], from: number) {
  const value = values.get(words[from] ?? '');
  if (value === undefined) return undefined;
  const unit = values.get(words[from + 1] ?? '') ?? 0;
  return value >= 20 && unit > 0 && unit < 10
    ? { value: value + unit, next: from + 2 }
    : { value, next: from + 1 };
}

function readFraction(words: readonly string[], { value, next }: { value: number; next: number }) {
  let [fraction, at] = ['', next];
  if (words[at] === 'point')
    for (at += 1; values.has(words[at] ?? ''); at += 1)
      fraction += String(values.get(words[at] ?? ''));
  return fraction === ''
    ? { value, next, parts: [] }
    : { value: Number(`${value}.${fraction}`), next: at, parts: [] };
}

/** "three to four thousand" tells three thousand as well. */
function ranged(words: readonly string[], { value, next }: Read): number[] {
  if (!/^(?:to|or|and|-|–)$/.test(words[next] ?? '')) return [];
  const other = readGroup(words, next + 1);
  const scale = other && scales.get(words[other.next] ?? '');
  return scale === undefined || value >= scale ? [] : [value * scale];
}

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Past this many compared pairs a passage is told as replaced whole; nobody reads a diff of that. */
const mostPairs = 2_000_000;

/**
 * How `before` became `after`, word by word: joined, the parts that are not added are `before`, those
 * that are not removed are `after`. Line feeds stand as parts of the text.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const found = tokens(before);
  const other = tokens(after);
  let head = 0;
  while (head < found.length && head < other.length && found[head] === other[head]) head += 1;
  let tail = 0;
  const shorter = Math.min(found.length, other.length) - head;
  while (tail < shorter && found.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const parts: DiffPart[] = [];
  push(parts, 'same', found.slice(0, head));
  compare(parts, found.slice(head, found.length - tail), other.slice(head, other.length - tail));
  push(parts, 'same', found.slice(found.length - tail));
  return parts;
}

/** Words with the blanks behind them, and line feeds alone. */
const tokens = (text: string): string[] => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? [];

function compare(parts: DiffPart[], item: readonly string[], other: readonly string[]): void {
  if (item.length * other.length > mostPairs) {
    push(parts, 'removed', item);
    push(parts, 'added', other);
    return;
  }
  const width = other.length + 1;
  /** Longest common run of words from (i, j) on, row by row. */
  const common = new Uint32Array((item.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = item.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        item[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  let i = 0;
  let j = 0;
  while (i < item.length || j < other.length) {
    if (i < item.length && j < other.length && item[i] === other[j]) {
      push(parts, 'same', [item[i] ?? '']);
      i += 1;
      j += 1;
    } else if (i < item.length && (j === other.length || at(i + 1, j) >= at(i, j + 1))) {
      push(parts, 'removed', [item[i] ?? '']);
      i += 1;
    } else {
      push(parts, 'added', [other[j] ?? '']);
      j += 1;
    }
  }
}

function push(parts: DiffPart[], kind: DiffPart['kind'], words: readonly string[]): void {
  const text = words.join('');
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}

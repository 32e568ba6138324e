import { plainWordTable } from './library/plainWordTable.ts';

export interface PlainWord {
  words: string;
  plain: string;
  pattern: RegExp;
}

/** The longest first, so that a phrase wins over a word of it. */
export const plainWords: readonly PlainWord[] = plainWordTable
  .split('\n')
  .filter((line) => line.includes('='))
  .flatMap(readLine)
  .sort((a, b) => b.words.length - a.words.length);

function readLine(line: string): PlainWord[] {
  const [left = '', to = ''] = line.split('=').map((side) => side.trim());
  const [, before, from = '', after] = /^(?:\{([^}]*)\})?([^{]*)(?:\{([^}]*)\})?$/.exec(left) ?? [];
  const ends = /\(([^)]*)\)/.exec(from)?.[1]?.split('|') ?? [''];
  const others = /\(([^)]*)\)/.exec(to)?.[1]?.split('|') ?? [''];
  return ends.flatMap((end, index): PlainWord[] => {
    const other = others[index];
    // An empty ending on the plain side means that the form is the base ("kept" has no rule).
    if (other === undefined || (index > 1 && other === '')) return [];
    const words = from.trim().replace(/\([^)]*\)/, end);
    const plain = to.replace(/\([^)]*\)/, other);
    const guard = (before === undefined ? '' : `(?<!\\b(?:${before}))`) + `(?<![\\w/-])`;
    // Only in lower case or at the start: capitals are names, "Election Assistance Commission".
    const initial = words.charAt(0);
    const cased = `(?:${initial}|(?<=^\\W*)${initial.toUpperCase()})${words.slice(1)}`;
    const end_ = `(?![\\w/-])` + (after === undefined ? '' : `(?!${after})`);
    return [{ words, plain, pattern: new RegExp(guard + cased + end_, 'g') }];
  });
}

/** The sentence in plain words; a word that is there already is not put there twice. */
export function usePlainWords(sentence: string): string {
  let text = sentence;
  for (const { plain, pattern } of plainWords) {
    const isThere = new RegExp(String.raw`\b${plain}\b`, 'i').test(text);
    if (isThere && plain !== 'with' && plain !== 'about' && plain !== 'help') continue;
    text = text.replace(pattern, (found) =>
      /^\p{Lu}/u.test(found) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain,
    );
  }
  return text;
}

import { letterSounds } from './letterSounds.ts';
import { spellNumbers } from './spellNumbers.ts';

/** The pronunciations a dictionary has for a word in lower case, each as phones with spaces between. */
export type LookUpWord = (word: string) => readonly string[];

/**
 * The ways a written word may be said, as phones: figures as numbers or years, compounds by their
 * parts, capitals the dictionary does not know by their letters. Empty for a sign without a sound.
 */
export function pronounceWord(word: string, lookUp: LookUpWord): string[] {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, '');
  const whole = lookUp(plain.toLowerCase());
  if (whole.length > 0) return [...whole];
  const readings = new Set(
    readFigures(plain).map((text) =>
      text
        .split(/[^\p{L}\p{N}']+/u)
        .filter((part) => part !== '')
        .map((part) => pronouncePart(part, lookUp))
        .filter((phones) => phones !== '')
        .join(' '),
    ),
  );
  readings.delete('');
  return [...readings];
}

/** A word with figures as it may be read: 1998 as nineteen ninety eight too. */
function readFigures(word: string): string[] {
  if (!/\d/.test(word)) return [word];
  const text = word
    .replace(/^\$(.*)$/, '$1 dollars')
    .replace(/%$/, ' percent')
    .replace(/\.(\d+)/g, (_, digits: string) => ` point ${[...digits].join(' ')}`)
    .replace(/(\d)(\p{L})/gu, '$1 $2');
  const asYear = text.replace(/\b(1[1-9]|20)(\d\d)\b/g, '$1 $2');
  return [spellNumbers(text), spellNumbers(asYear)];
}

function pronouncePart(part: string, lookUp: LookUpWord): string {
  const lower = part.toLowerCase();
  const [known] = lookUp(lower);
  if (known !== undefined) return known;
  const isAcronym = part.length <= 5 && part.length > 1 && part === part.toUpperCase();
  // The letter A alone is the article in the dictionary; its name comes second.
  if (isAcronym) return [...lower].map((letter) => lookUp(letter).at(-1) ?? '').join(' ');
  return letterSounds(lower);
}

import { bareName } from './transcripts/bareName.ts';

/** A name without accents, signs and capitals, so that two spellings of it are one. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const partsOf = (name: string): string[] => foldedName(bareName(name)).split(' ').filter(Boolean);

/** How many words the shorter of two names has, when the longer has them all: else 0. */
export function sharedParts(text: string, other: string): number {
  const [short = [], long = []] = [partsOf(text), partsOf(other)].sort(
    (a, b) => a.length - b.length,
  );
  const left = [...long];
  for (const part of short) {
    const whole = left.indexOf(part);
    // "Leo M." is Leo Marsh.
    const at =
      whole >= 0 || part.length > 1 ? whole : left.findIndex((word) => word.startsWith(part));
    if (at < 0) return 0;
    left.splice(at, 1);
  }
  return short.length;
}

/**
 * Names that somebody goes by one after the other, by the first of them: "Leo", "Leo Marsh" and
 * "Leo J. Marsh". A name that may be either of two people stays by itself.
 */
export function joinedNames(names: readonly string[]): Map<string, string> {
  const near = new Map(
    names.map((name) => [
      name,
      names.filter((other) => other !== name && sharedParts(name, other) > 0),
    ]),
  );
  const isClear = (name: string): boolean => {
    const others = near.get(name) ?? [];
    return others.every((item) =>
      others.every((other) => item === other || sharedParts(item, other) > 0),
    );
  };
  const firsts = new Map<string, string>();
  for (const name of names) {
    const known = (near.get(name) ?? []).find(
      (other) => firsts.has(other) && isClear(name) && isClear(other),
    );
    firsts.set(name, known === undefined ? name : (firsts.get(known) ?? name));
  }
  return firsts;
}

/** Somebody who can be named in a text as "@Ada Lovelace", or as "@Ada Lovelace (ada@example.com)". */
export interface Mentionable {
  id: string;
  name: string;
  email: string;
}

/** A stretch of a text; the people it names, more than one where they share a name, or none. */
export interface TextPart {
  text: string;
  mentionedIds: readonly string[];
}

/** What follows the @; with the address where the name alone could mean somebody else. */
export const mentionText = ({ name, email }: Mentionable, isNameShared: boolean): string =>
  isNameShared ? `${name} (${email})` : name;

/**
 * Cuts a text at the names in it that follow an @. The longest name counts: "@Ann Leeson" is not "@Ann Lee".
 * An address behind the name says which of several people it is.
 */
export function splitMentions(text: string, people: readonly Mentionable[]): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at < from || isPartOfWord(text[at - 1])) continue;
    const length = Math.max(0, ...people.map(({ name }) => matchLength(text, at + 1, name)));
    if (length === 0) continue;
    const name = text.slice(at + 1, at + 1 + length);
    const address = addressAfter(text, at + 1 + length);
    const named = people.filter(
      (person) => isSameName(person.name, name) && (!address || isSameName(person.email, address)),
    );
    if (named.length === 0) continue;
    const end = at + 1 + length + (address ? address.length + 3 : 0);
    if (at > from) parts.push({ text: text.slice(from, at), mentionedIds: [] });
    parts.push({ text: text.slice(at, end), mentionedIds: named.map(({ id }) => id) });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), mentionedIds: [] });
  return parts;
}

/** The people named in a text, each once. */
export const mentionedIds = (text: string, people: readonly Mentionable[]): string[] => [
  ...new Set(splitMentions(text, people).flatMap((part) => part.mentionedIds)),
];

const mostMentions = 100;
const mostWordsOfName = 8;
const longestName = 200;

/** Every name that a text may hold after an @: each of its beginnings that ends with a word. */
export function possibleNames(text: string): string[] {
  const names = new Set<string>();
  let at = text.indexOf('@');
  for (let count = 0; at !== -1 && count < mostMentions; at = text.indexOf('@', at + 1)) {
    if (isPartOfWord(text[at - 1])) continue;
    count += 1;
    let words = 0;
    const most = Math.min(longestName, text.length - at - 1);
    for (let length = 1; length <= most && words < mostWordsOfName; length++) {
      const end = at + 1 + length;
      if (isPartOfWord(text[end])) continue;
      names.add(text.slice(at + 1, end));
      if (isPartOfWord(text[end - 1])) words += 1;
    }
  }
  return [...names];
}

/**
 * What is typed after the last @ before `caret`, while it may still become a name or an e-mail address;
 * null otherwise.
 */
export function mentionQuery(text: string, caret: number): { start: number; query: string } | null {
  let start = text.slice(0, caret).lastIndexOf('@');
  // The @ of an address stands in a word.
  if (isPartOfWord(text[start - 1])) start = text.slice(0, start).lastIndexOf('@');
  if (start === -1 || isPartOfWord(text[start - 1])) return null;
  const query = text.slice(start + 1, caret);
  const isTyped = query.includes('@') ? /^\S*$/u : /^\S*( \S*){0,2}$/u;
  return query.length <= 80 && isTyped.test(query) ? { start, query } : null;
}

const addressAfter = (text: string, end: number): string | undefined =>
  /^ \(([^\s()@]+@[^\s()@]+)\)/u.exec(text.slice(end, end + 330))?.[1];

const isPartOfWord = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}_]/u.test(letter);

const isSameName = (name: string, text: string): boolean =>
  name.toLowerCase() === text.toLowerCase();

const matchLength = (text: string, from: number, name: string): number =>
  name !== '' &&
  isSameName(name, text.slice(from, from + name.length)) &&
  !isPartOfWord(text[from + name.length])
    ? name.length
    : 0;

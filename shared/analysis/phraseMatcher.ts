import type { Phrase, PhraseRule } from './phraseTable.ts';
import type { WordToken } from './words.ts';

export interface PhraseMatch {
  start: number;
  end: number;
  rule: PhraseRule;
}

interface Node {
  next: Map<string, Node>;
  rule: PhraseRule | null;
}

export type PhraseMatcher = (text: string, tokens: readonly WordToken[]) => PhraseMatch[];

/**
 * Compiles phrases into one tree of words, so that a text is read once whatever the number of rules.
 * Every match is reported, also those inside others: which one wins is decided later.
 */
export function createPhraseMatcher(phrases: readonly Phrase[]): PhraseMatcher {
  const root = emptyNode();
  for (const { words, rule } of phrases) {
    let node = root;
    for (const word of words) {
      const child = node.next.get(word) ?? emptyNode();
      node.next.set(word, child);
      node = child;
    }
    // An exception outranks a rule on the very same words; else the first table read wins.
    if (node.rule === null || rule.category === 'allowed') node.rule = rule;
  }
  return (text, tokens) => findPhrases(root, text, tokens);
}

function findPhrases(root: Node, text: string, tokens: readonly WordToken[]): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    let node: Node | undefined = root;
    for (let last = first; last < tokens.length; last += 1) {
      const from = tokens[first];
      const token = tokens[last];
      if (token === undefined || from === undefined) break;
      if (last > first && !isJoined(text, tokens[last - 1]?.end ?? 0, token.start)) break;
      node = node.next.get(token.lower);
      if (node === undefined) break;
      const { rule } = node;
      if (rule !== null && isCaseAllowed(text.slice(from.start, token.end), first, rule)) {
        matches.push({ start: from.start, end: token.end, rule });
      }
    }
  }
  return matches;
}

/** Words of a phrase stand side by side: blanks, a line end, a comma, a hyphen or a slash. */
function isJoined(text: string, from: number, to: number): boolean {
  return to - from <= 3 && /^[\s,/\u2010\u2011-]*$/.test(text.slice(from, to));
}

function isCaseAllowed(found: string, position: number, { letterCase }: PhraseRule): boolean {
  if (letterCase === 'any') return true;
  if (found.length > 1 && found === found.toUpperCase()) return false;
  return letterCase === 'noCapitals' || position === 0 || !/^\p{Lu}/u.test(found);
}

function emptyNode(): Node {
  return { next: new Map(), rule: null };
}

import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';

/** A noun phrase where it stands: its words in lower case, and as spoken. */
export interface NounPhrase {
  /** Stems joined by a space: the same for singular and plural. */
  key: string;
  surface: string;
}

const nounBefore = new Set(
  'a an the my our your their his her its this that these those some any no every each of in with for from on at by about into per two three four five six seven eight nine ten many few several more less old new big small first second last good bad real whole other another'.split(
    ' ',
  ),
);
const verbBefore = new Set(
  "i we you they he she it to would will can could should must may might don't didn't doesn't won't can't couldn't wouldn't not i'd i'll we'd we'll they'd you'd you'll he'd she'd let's always never also just who then please".split(
    ' ',
  ),
);
/** Nouns that name no subject. */
const empty = new Set(
  'bit kind sort lot thing way time day week month minute hour second moment year morning evening night afternoon front side end start line part case fact reason problem idea point place name word number piece couple half rest middle top bottom left question answer job role person man woman boy girl guy somebody room table door phone call everything everyone mean'.split(
    ' ',
  ),
);
const longest = 3;
const token = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[,.;:!?…]/gu;

/**
 * Noun phrases of one to three words, found without a dictionary: runs of words that carry a subject,
 * where the word before is a determiner, preposition or number and not a pronoun, modal or "to".
 */
export function nounPhrases(text: string): NounPhrase[] {
  const tokens = text.match(token) ?? [];
  const found: NounPhrase[] = [];
  let run: string[] = [];
  let before = '';
  const close = (): void => {
    const words = run.slice(-longest);
    const isNoun = nounBefore.has(before) || (run.length > 1 && !verbBefore.has(before));
    const head = words.at(-1)?.toLowerCase() ?? '';
    if (words.length > 0 && isNoun && !verbBefore.has(before) && isSubject(words, head)) {
      found.push({
        key: words.map((word) => stem(word.toLowerCase())).join(' '),
        surface: words.join(' '),
      });
    }
    run = [];
  };
  for (const part of tokens) {
    const lower = part.toLowerCase().replaceAll('’', "'");
    if (/^[\p{L}]/u.test(part) && !isStopWord(lower) && !nounBefore.has(lower)) {
      run.push(part);
      continue;
    }
    close();
    before = lower;
  }
  close();
  return found;
}

function isSubject(words: readonly string[], head: string): boolean {
  if (head.length < 3 || empty.has(stem(head)) || empty.has(head)) return false;
  if (/(?:ly|ing|ed)$/.test(head) && words.length === 1) return false;
  return !/(?:ly|n't)$/.test(head);
}

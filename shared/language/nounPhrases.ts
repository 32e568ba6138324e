import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';

/** A noun phrase where it stands: its words in lower case, and as spoken. */
export interface NounPhrase {
  /** Stems joined by a space: the same for singular and plural. */
  key: string;
  surface: string;
}

const nounBefore = new Set(
  'a an the my our your their his her its this that these those some any no every each of in with for from on at by about into per two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million during bit many few several more less old new big small first second last good bad real whole other another'.split(
    ' ',
  ),
);
const verbBefore = new Set(
  "i we you they he she it to would will can could should must may might don't didn't doesn't won't can't couldn't wouldn't not i'd i'll we'd we'll they'd you'd you'll he'd she'd let's always never also just who then please".split(
    ' ',
  ),
);
/** Nouns that name no subject, dates and the talk about recording included. */
const empty = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december weekend permission recording notetaker ones percent quarter kind sort lot thing way time day week month minute hour second moment year morning evening night afternoon front side end start line part case fact reason problem idea point place name word number piece couple half rest middle top bottom left question answer job role person man woman boy girl guy somebody room table door phone call everything everyone mean'
    .split(' ')
    .map(stem),
);
/** Forms of verbs that stand between nouns or after one: they end a phrase. */
const verbForms = new Set(
  'asks asked told tells built gets got gotten takes took taken makes made gives gave given goes went gone comes came says said sees saw seen knows knew finds found keeps kept leaves left sends sent runs ran puts holds held brings brought thinks thought feels felt becomes became begins began writes wrote written reads pays paid meets met loses lost wins won sits sat stands stood speaks spoke spends spent teaches taught buys bought sells sold shows showed shown wants wanted needs needed uses used works worked calls called tries tried helps helped starts started turns turned looks looked likes liked happened happens changed moved checked stopped opened closed added wrong longer sooner faster better worse'.split(
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
    // "the camera's rolling": what follows is mostly a verb.
    const bare = part.replace(/['’](?:s|d|ll|re|ve)$/u, '');
    if (bare !== part) {
      if (/^[\p{L}]{3}/u.test(bare) && !isStopWord(bare.toLowerCase())) run.push(bare);
      close();
      before = lower;
      continue;
    }
    if (/^[\p{L}]/u.test(part) && !isStopWord(lower) && !ends(lower)) {
      run.push(part);
      continue;
    }
    close();
    before = lower;
  }
  close();
  return found;
}

const ends = (word: string): boolean => nounBefore.has(word) || verbForms.has(word);

function isSubject(words: readonly string[], head: string): boolean {
  if (head.length < 3 || empty.has(stem(head))) return false;
  if (/(?:ly|ing|ed)$/.test(head) && words.length === 1) return false;
  return !/(?:ly|n't|[^e]ed)$/.test(head);
}

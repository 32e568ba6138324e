import { isNegation } from './polarityOf.ts';
import type { Speaker } from './interview.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { synonymsIn } from './synonyms.ts';
import { wordsOf } from './termsOf.ts';

/** A word of a question that a passage may speak of. */
export interface AskedWord {
  /** Stem, or a line of the synonyms where the question uses a phrase of it. */
  term: string;
  line: string | undefined;
  /** Told as a thing ("which books"): a verb of the same stem ("we booked") is another word. */
  isThing: boolean;
  /** Says little by itself, and may be said in other words: "how did she handle …". */
  isLight: boolean;
}

/** A text as questions are held against it. */
export interface SpokenWords {
  stems: Set<string>;
  things: Set<string>;
  lines: Set<string>;
}

/** Scaffolding of questions about an interview. */
const scaffold = new Set(
  'candidate interview interviewer interviewers applicant mention mentioned discuss discussed conversation she her his he him they them their anything opinion talked talk speak spoke spoken told topic detail details'.split(
    ' ',
  ),
);
const light = new Set(
  'help handle deal cope prefer experience work working job role learn use run start begin like love hate enjoy big large small main important hard difficult easy good well better best bad worse worst kind type treat approach solve improve decide react story situation view plan manage mean reason cause matter change happen wrong many often long great typical usual important role position company team project answer need do believe consider involve enough own interested favourite favorite biggest smallest reduce lower raise increase problem'
    .split(' ')
    .map(stem),
);
const beforeThing = new Set(
  'which what many much his her their the a an any some no of about with for in on each every'.split(
    ' ',
  ),
);
const beforeVerb = new Set('i we you he she they it who that which both and'.split(' '));
const determiner = new Set(
  'a an the my our your his her their this that no one any each every some of with for on in by about'.split(
    ' ',
  ),
);
const isPlural = (word: string): boolean => /[^s]s$/.test(word);
const isDerived = (word: string): boolean => /(?:ings?|ed)$/.test(word) && word.length > 5;

/** The words of a question that tell what it is about; names of speakers are none. */
export function askedWords(question: string, speakers: readonly Speaker[]): AskedWord[] {
  const names = new Set(speakers.flatMap(({ name }) => wordsOf(name)));
  const words = plainWords(question);
  const lines = synonymsIn(words.map(stem));
  const taken = new Set<number>();
  const found: AskedWord[] = [];
  words.forEach((word, at) => {
    const synonym = lines.find(({ from, until }) => from <= at && at < until);
    if (synonym && synonym.until - synonym.from > 1) {
      if (!taken.has(synonym.from))
        found.push({ term: synonym.line, line: synonym.line, isThing: false, isLight: false });
      taken.add(synonym.from);
      return;
    }
    const isStop = isStopWord(word) || isStopWord(stem(word));
    if ((isStop && word !== 'like') || scaffold.has(word) || names.has(word)) return;
    if (isNegation(word)) return;
    const term = termOf(word);
    const before = words[at - 1] ?? '';
    const isThing = beforeThing.has(before) && isPlural(word);
    found.push({ term, line: synonym?.line, isThing, isLight: light.has(stem(word)) });
  });
  return found;
}

/** The words of a text, with those that are told as things. */
export function spokenWords(texts: readonly string[]): SpokenWords {
  const found: SpokenWords = { stems: new Set(), things: new Set(), lines: new Set() };
  for (const text of texts) {
    const words = plainWords(text);
    const stems = words.map(stem);
    for (const { line } of synonymsIn(stems)) found.lines.add(line);
    words.map(termOf).forEach((item, at) => {
      found.stems.add(item);
      if (isToldAsThing(words, at)) found.things.add(item);
    });
  }
  return found;
}

/** Of one, something must say which; of many, nobody must have done it: "that double books". */
function isToldAsThing(words: readonly string[], at: number): boolean {
  const [word = '', before = '', second = ''] = [words[at], words[at - 1], words[at - 2]];
  if (isDerived(word)) return false;
  return isPlural(word)
    ? !beforeVerb.has(before) && !['that', 'who', 'which'].includes(second)
    : determiner.has(before);
}

/** How far a text speaks of a word: 1 in the same word, less in another that means the same, else 0. */
export function speaksOf({ term, line, isThing }: AskedWord, spoken: SpokenWords): number {
  if ((isThing ? spoken.things : spoken.stems).has(term)) return 1;
  return line !== undefined && spoken.lines.has(line) ? 0.8 : 0;
}

/** A stem, by which "car" is not taken for "care", nor "travelling" for another word than "travel". */
function termOf(word: string): string {
  const stemmed = stem(word).replace(/(?<=..)ll$/, 'l');
  return stemmed.length < 4 && (word === stemmed || word === `${stemmed}s`)
    ? `${word.replace(/s$/, '')}!`
    : stemmed;
}

const plainWords = (text: string): string[] =>
  wordsOf(text).flatMap((word) =>
    word.includes('-') ? word.split('-').filter(Boolean) : [word.replace(/'s$/, '')],
  );

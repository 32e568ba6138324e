import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { tagWords } from './tagWords.ts';

/** A noun phrase where it stands: its words in lower case, and as spoken. */
export interface NounPhrase {
  /** Stems joined by a space: the same for singular and plural. */
  key: string;
  surface: string;
}

/** Nouns that name no subject: dates, measures, the talk about recording, and people in general. */
const empty = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december weekend permission recording notetaker ones percent millisecond kilometre kilometer metre meter mile dollar euro kind sort lot thing way time day week month minute hour second moment year morning evening night afternoon front side end start line part case fact reason problem idea point place name word number piece couple half rest middle top bottom left question answer job role person people man woman boy girl guy somebody room table door phone call everything everyone mean bit matter example bye lovely goodness god gosh heaven cheers welcome brilliant marvellous yeah nod laugh'
    .split(' ')
    .map(stem),
);
const longest = 3;
/** Words that are said and mean nothing; the tagger takes them for nouns. */
const filler = /^(?:u+[hm]+|e+r+m*|h+m+|m+h+m*|a+h+|o+h+)$/i;

/**
 * Noun phrases of one to three words by their parts of speech: a run of adjectives, nouns and names that ends in
 * a noun or a name. Tagged by wink-nlp (MIT) with its English web model, about 10,000 words in 80 ms.
 */
export function nounPhrases(text: string): NounPhrase[] {
  const found: NounPhrase[] = [];
  let run: { word: string; isNoun: boolean }[] = [];
  const close = (): void => {
    while (run.length > 0 && !run.at(-1)?.isNoun) run.pop();
    const words = run.slice(-longest).map(({ word }) => word);
    run = [];
    const head = words.at(-1)?.toLowerCase() ?? '';
    if (head.length < 3 || empty.has(stem(head))) return;
    found.push({
      key: words.map((word) => stem(word.toLowerCase())).join(' '),
      surface: words.join(' '),
    });
  };
  for (const { word, tag } of tagWords(text)) {
    if (filler.test(word)) continue;
    const isNoun = tag === 'NOUN' || tag === 'PROPN';
    const carries = /^\p{L}[^.]*$/u.test(word) && !isStopWord(word.toLowerCase());
    if (carries && (isNoun || tag === 'ADJ')) run.push({ word, isNoun });
    else close();
  }
  close();
  return found;
}

import { conceptsIn } from './concepts.ts';
import type { CitedSentence, Segment } from './interview.ts';
import { isNegation, polarityOf } from './polarityOf.ts';
import { numbersIn, toldValues } from './numbersIn.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { wordsOf } from './termsOf.ts';

/** The part of a sentence's own words that the turns quoted must speak of; a related word counts half. */
const leastShare = 0.4;
const relatedWord = 0.5;
/** Words of one origin share so many letters: "manage", "management". */
const sharedLetters = 5;
const scaffold = new Set(
  'candidate interviewer applicant interview mentioned mention said says stated told described explained discussed answered asked question'.split(
    ' ',
  ),
);
/** What accuses or judges: never an engine's own word, only a quoted one. */
const judging =
  /^(?:lie[sd]?|lying|liar|dishonest\w*|cheat\w*|steal\w*|stole\w*|theft|thief|fraud\w*|fak(?:e[sd]?|ing)|falsif\w*|fabricat\w*|deceiv\w*|decepti\w*|mislead\w*|misled|manipulat\w*|incompeten\w*|lazy|lazi\w*|rude\w*|arrogan\w*|aggressi\w*|unprofessional\w*|unqualified|underqualified|inexperienced|stupid\w*|clueless|ignorant|evasive\w*|nervous\w*|unreliable|untrustworthy|incapable|toxic|hostile|racis\w*|sexis\w*|harass\w*|abus\w*|bull(?:y|ied|ying)|discriminat\w*|threat\w*|violen\w*|assault\w*|crim\w+|convict\w*|arrest\w*|guilty|illegal\w*|corrupt\w*|brib\w+|drunk\w*|alcohol\w*|addict\w*|plagiari\w*|exaggerat\w*|conceal\w*|fired|sacked|dismissed|disciplined|sued|weak\w*|poor(?:ly)?|terrible|terribly|bad(?:ly)?|worst|excellent\w*|outstanding\w*|brilliant\w*|wonderful\w*|exceptional\w*|impressive\w*|superb\w*|genius|ideal)$/;

/**
 * Whether a sentence says what its quotes say, as far as words can tell: two fifths of its content words
 * (names of speakers and words of reporting apart) stand in the turns quoted; so does every number, in
 * digits or in letters; what is denied there is not told, and what is told there is not denied; and it
 * accuses or judges in quoted words only. A guard against a true quote under a made-up claim, not a
 * proof. Scripts without spaces are held to their numbers alone.
 */
export function isSupported(
  { text, evidence }: CitedSentence,
  cited: readonly Pick<Segment, 'text'>[],
  names: ReadonlySet<string>,
): boolean {
  const quoted = evidence.map(({ quote }) => quote).join(' … ');
  const turns = cited.map((item) => item.text).join(' … ');
  if (!hasNumbers(text, `${quoted} … ${turns}`)) return false;
  if (unspaced.test(text)) return true;
  const quotedWords = new Set(wordsOf(quoted));
  if (wordsOf(text).some((word) => judging.test(word) && !quotedWords.has(word))) return false;
  const own = wordsOf(text).filter(
    (word) =>
      !isStopWord(word) &&
      !scaffold.has(word) &&
      !names.has(word.replace(/'s$/, '')) &&
      !isNegation(word),
  );
  return (
    hasPolarity(text, quoted, turns, names) &&
    (own.length === 0 || shareOf(own, turns) >= leastShare)
  );
}

function shareOf(own: readonly string[], spoken: string): number {
  const known = wordsOf(spoken).flatMap((word) => [word, ...word.split('-')]);
  const stems = new Set(known.map(stem));
  const beginnings = new Set(known.map((word) => word.slice(0, sharedLetters)));
  const concepts = new Set(conceptsIn(known.map(stem)));
  const worth = own.map((word): number => {
    const stemmed = stem(word.replace(/'s$/, ''));
    if (stems.has(stemmed) || /\d/.test(word)) return 1;
    if (word.includes('-') && word.split('-').every((part) => stems.has(stem(part)))) return 1;
    if (word.length > sharedLetters && beginnings.has(word.slice(0, sharedLetters))) return 1;
    return conceptsIn([stemmed]).some((item) => concepts.has(item)) ? relatedWord : 0;
  });
  return worth.reduce((sum, item) => sum + item, 0) / own.length;
}

/** Whether what both speak of is told in both or denied in both, for most of the words. */
function hasPolarity(
  text: string,
  quoted: string,
  turns: string,
  names: ReadonlySet<string>,
): boolean {
  const claimed = polarityOf(text);
  const [inQuote, inTurn] = [polarityOf(quoted), polarityOf(turns)];
  const count = { told: [0, 0], denied: [0, 0] } as {
    told: [number, number];
    denied: [number, number];
  };
  for (const [stemmed, { isTold, isDenied }] of claimed.words) {
    if (names.has(stemmed)) continue;
    const spoken = inQuote.words.get(stemmed) ?? inTurn.words.get(stemmed);
    if (!spoken || (isTold && isDenied)) continue;
    const agrees = isDenied ? spoken.isDenied : spoken.isTold;
    count[isDenied ? 'denied' : 'told'][agrees ? 0 : 1] += 1;
  }
  if (claimed.denies && !inQuote.denies && !inTurn.denies) return false;
  if (claimed.denies && count.denied[0] === 0 && !inQuote.denies) return false;
  return count.denied[1] <= count.denied[0] && count.told[1] <= count.told[0];
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether every number is told in the quoted turns; "one" in letters counts nothing. */
function hasNumbers(text: string, spoken: string): boolean {
  const claimed = numbersIn(text).filter(({ isPlainOne }) => !isPlainOne);
  if (claimed.length === 0) return true;
  const told = toldValues(spoken);
  // "a clinic" may be told as "1 clinic".
  if (/\ban?\b/i.test(spoken)) told.add(1);
  return claimed.every(
    ({ value, alsoAs }) =>
      told.has(value) || (alsoAs.length > 0 && alsoAs.every((item) => told.has(item))),
  );
}

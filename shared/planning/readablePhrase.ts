import { tagWords } from '../language/tagWords.ts';
import { isLibraryWord } from './libraryWords.ts';
import { phraseHeads } from './phraseHeads.ts';
import type { UnaskedReason } from './postingLine.ts';
import { canBeNoun, readVerb } from './verbForms.ts';

const mostWords = 17;

/** Nothing read aloud may hold these: they are signs of a table, a cut or a mistake. */
const unreadable =
  /[“”"()[\]:;|<>{}@#=*\\•]|\S,\S|\s,|\.\s|\s[–—-]\s|\s\/|\/\s|\be\.?g\b|\bi\.?e\b|\betc\b|https?|\b(?:for|with|to|in|by|at|of) (?:of|for|with|in|to|by)\b|(?<=[\p{L}])- \p{L}|\p{Ll}\/\p{Ll}|such as for\b|\band (?:to )?be\b|^experience using to\b|^\p{L}+ and \p{L}+ \p{L}+ing of\b|\bbe able\b|\byou (?:are|will|have)\b|\bthen \p{L}+$|^(?:an? |the )?other\b|\baspects$|^(?:an? |the ability to )?(?:with|be|have|is|are|and|or|to) |\bability\b.*\bability\b|\b(?:providing|performing|demonstrating|showing)\b.*\bskills$|\bskills and able\b|\bis an? \p{L}+ |^(?!.*\p{L}ing\b.*\band \p{L}+ing\b).*\band \p{L}{2,}ing (?:the|an?|all|our|your|that|\p{L}+s)\b|^own \p{L}+ing\b|\bexperience\b.*\bexperience\b|\band\b.{0,20}\band know how\b/iu;
/** It leans on words that stand elsewhere in the posting. */
const leaning =
  /\b(?:of|in|to|for|with|on|by|from|about|at) (?:that|such)\b|\b(?:this|these|those|above|below|the following|aforementioned|respective|same|it|he|she|his|her|itself|themselves|ourselves)\b|\b(?:our|the) (?:posting|role|position|incumbent|duties|other areas)\b/iu;
const dangling =
  /\b(?:and|or|but|of|the|an?|for|with|to|in|by|as|at|on|from|into|including|our|your|their|its|all|any|both|each|not|than|is|are|be|will|must|who|which|whose|more|most|other|related|various|appropriate|necessary)$/iu;
const clauseWords =
  /\b(?:is|are|was|were|must|should|shall|may|might|will|can|could|would|you|we|i)\b/iu;

/** The longest beginning of a phrase that reads well inside a question. */
export const readable = (phrase: string, fewest: number, isThing = false): string | null =>
  phraseHeads(tidy(phrase, !isThing), mostWords).find(
    (head) =>
      head.split(' ').length >= fewest &&
      !(
        /^ensure\b/i.test(head) &&
        head.length < phrase.length - 12 &&
        !/ (?:is|are) /.test(head) &&
        / that /.test(phrase)
      ) &&
      !(losesAim.test(head) && phrase.length > head.length + 12) &&
      !isFaulty(head) &&
      !(isThing && hasTaskBehind(head)),
  ) ?? null;

/** "work closely with the crew" says nothing without what for. */
const losesAim =
  /^(?:work|collaborate|partner|liaise|cooperate) (?:\p{L}+ly )?(?:with|alongside) [^,]{1,60}$/iu;

/** "an understanding of our tone and write articles": a task behind a thing. */
const hasTaskBehind = (phrase: string): boolean =>
  [...phrase.matchAll(/,? and (\p{Ll}+) \p{L}/gu)].some(({ 1: word = '' }) => {
    const verb = readVerb(word);
    return verb?.form === 'base' && !canBeNoun(verb);
  });

/** Why no beginning of a phrase reads well. */
export const faultOf = (phrase: string): UnaskedReason =>
  phrase.split(' ').length <= 2
    ? 'generic'
    : phrase.split(' ').length > mostWords
      ? 'too-long'
      : 'stiff';

const isFaulty = (phrase: string): boolean =>
  unreadable.test(phrase) ||
  leaning.test(phrase) ||
  dangling.test(phrase) ||
  clauseWords.test(phrase.replace(/\b(?:how|what|why|whether|where) .*$/iu, '')) ||
  hasStrayVerb(phrase);

/** "enforce the rules and monitors the gate", "welcome and guiding guests". */
function hasStrayVerb(phrase: string): boolean {
  const tags = tagWords(`They ${phrase}`);
  return tags.some(({ word, tag }, at) => {
    const before = tags[at - 1]?.word ?? '';
    const isVerb = tag === 'VERB' && /^(?:DET|ADJ|PRON)$/.test(tags[at + 1]?.tag ?? '');
    return isVerb && /^(?:and|or)$/.test(before) && /[^s]s$/.test(word);
  });
}

/** As it is said aloud: "and" for "&", "or" for a slash, common words without capitals. */
function tidy(phrase: string, isTask: boolean): string {
  const said = phrase
    .replace(/\s&\s/g, ' and ')
    .replace(/\band\/or\b/gi, 'or')
    .replace(/\s+/g, ' ')
    .trim();
  const words = said.split(' ');
  const isCapital = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '');
  const isCommon = (word: string | undefined): boolean =>
    word !== undefined && word.length > 3 && /^\p{Lu}\p{Ll}+$/u.test(word) && isLibraryWord(word);
  // "Handle Customer Concerns": a title, whose other words are no names either.
  const isTitle =
    words.every((word, at) => at === 0 || word.length < 4 || isCapital(word)) &&
    words.slice(1).some(isCommon);
  if (isTitle)
    return words
      .map((word, at) => (at > 0 && /^\p{Lu}\p{Ll}+,?$/u.test(word) ? word.toLowerCase() : word))
      .join(' ');
  if (!isTask) return said;
  // "Microsoft Office", "Director of Finance": parts of names stay.
  return words
    .map((word, at) => {
      const beside = [
        words[at - 1],
        words[at + 1],
        words[at + 1] === 'of' ? words[at + 2] : undefined,
      ];
      const isPart = beside.some(
        (other, index) => (index > 0 || at > 1) && isCapital(other) && !isCommon(other),
      );
      return at > 0 && isCommon(word) && !isPart ? word.toLowerCase() : word;
    })
    .join(' ');
}

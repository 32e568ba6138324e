import { canBeNoun, readVerb } from './verbForms.ts';

/**
 * What a person's note is, by its form: a whole sentence, what somebody does ("runs the shift"), what
 * one is told to do ("run the shift"), or a thing ("small team"), which stands in a list.
 */
export type PhraseShape = 'sentence' | 'does' | 'do' | 'thing';

const subject = /^(?:you|we|i|it|they|he|she|there|this|that|these|those|who|what)\b/i;
const finite =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|must|should|do|does|did|(?:is|are|do|does|has|have|can|will)n['’]t|you['’](?:ll|re)|we['’](?:ll|re))\b/i;
/** Third persons that are no plural of a thing at the start of a note. */
const plainThird =
  /^(?:runs|leads|works|builds|owns|pays|reaches|makes|gives|gets|keeps|takes|means|helps|needs|comes|goes|has|is|does|offers|saves|brings|lets)$/i;

export function phraseShape(phrase: string): PhraseShape {
  const [first = '', second = ''] = phrase.split(/[^\p{L}'’-]+/u);
  if (subject.test(phrase)) return 'sentence';
  if (isThird(first, second) && !isNameLike(second)) return 'does';
  const verb = readVerb(first);
  if (verb?.form === 'base' && !canBeNoun(verb) && second !== '') return 'do';
  if (/^(?:the|our|your|my|a|an|every|each|all|no|most|many)$/i.test(first) && hasPredicate(phrase))
    return 'sentence';
  return /[.!?]["'”’)\]]*$/.test(phrase) && hasPredicate(phrase) ? 'sentence' : 'thing';
}

/** "trains new people" is a verb, "trains to Oslo" may be things. */
function isThird(word: string, next: string): boolean {
  const verb = readVerb(word);
  if (plainThird.test(word)) return true;
  if (verb?.form !== 'third') return false;
  return !canBeNoun(verb) || /^(?:a|an|the|our|your|its|their|new|all|every|each)$/i.test(next);
}

/** "offers from partners" is a thing, "offers a view" is not. */
const isNameLike = (next: string): boolean =>
  /^(?:of|from|and|or|are|is)$/i.test(next) || next === '';

/** A verb in the main clause: "the team that is new" has none. */
function hasPredicate(phrase: string): boolean {
  const main = phrase.replace(/\b(?:that|which|who)\b.*$/i, '');
  return (
    finite.test(main) ||
    main
      .split(/[^\p{L}]+/u)
      .slice(1)
      .some((word) => {
        const verb = readVerb(word);
        return verb?.form === 'third' && !canBeNoun(verb);
      })
  );
}

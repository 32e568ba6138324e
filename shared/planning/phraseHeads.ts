import { canBeNoun, readVerb } from './verbForms.ts';

/**
 * Where a phrase can end without changing what its beginning says: before examples, aims and manners, and
 * before a second task.
 */
const boundaries: readonly RegExp[] = [
  /,? (?:including|such as|for example|to include|e\.?g\.|i\.?e\.)(?=[\s,:])/giu,
  /[:;] /gu,
  /,? - |\s?[–—]\s?/gu,
  /,? (?:in order to|so that|so as to|to ensure|to make sure|to help|ensuring|making sure|in accordance with|in compliance with|in line with|in support of|according to|consistent with|while|whilst|as well as|based (?:up)?on|in partnership with|in collaboration with|in coordination with|in conjunction with|on behalf of|with a focus|which|who|where|when|because|if|until|before|after|by \p{L}+ing|using|through|following|ahead of|prior to|in an? (?:way|manner)|so(?! that)) /giu,
  /, (?=\p{L}+ing )/gu,
];
/** Said of every task, and heard without loss. */
const trailing =
  /,? (?:as (?:needed|required|necessary|appropriate|assigned|directed|requested)|when (?:needed|required|necessary)|if (?:needed|required|necessary)|where (?:needed|required|necessary|appropriate)|on an? (?:regular|daily|ongoing) basis|in a timely (?:manner|fashion)|in an? (?:efficient|professional|accurate|safe) manner|in (?:the )?assigned areas?(?: of responsibility)?|at all times|and more|and so on)\.?$/iu;
const fewest = 4;

/** The phrase and its beginnings that end where a phrase can end, longest first; what adds nothing is left out. */
export function phraseHeads(phrase: string): string[] {
  const whole = phrase
    .replace(/[\s.,;:!–—-]+$/u, '')
    .replace(/,? (?:(?:and )?etc|including|such as)$/u, '')
    .replace(/(?<=^(?:\p{L}+ )?experience .*) or [\p{L}-]+ experience$/iu, '')
    .replace(/,? (?:preferably|ideally) .*$/iu, '')
    .replace(trailing, '');
  const heads = boundaries
    .flatMap((pattern) => [...whole.matchAll(pattern)].map(({ index }) => index))
    .concat(
      [...whole.matchAll(/,? and (\p{Ll}+) /gu)].flatMap(({ index, 1: next = '' }) =>
        isVerb(next, whole.charAt(index) === ',') ? index : [],
      ),
    )
    .map((end) => whole.slice(0, end))
    .map((head) => head.replace(/[\s.,;:–—-]+$/u, '').replace(/,? (?:including|such as)$/i, ''))
    // What a cut leaves of "that will engage and …" is no clause.
    .filter((head) => head.split(' ').length >= fewest && !/ (?:that|which|who) /.test(head))
    .sort((a, b) => b.length - a.length);
  return [whole, ...heads];
}

/** "… and makes examinations", "…, and review contracts": a second task begins. */
const isVerb = (word: string, isParted: boolean): boolean => {
  const verb = readVerb(word);
  return verb !== null && verb.form !== 'gerund' && (isParted || !canBeNoun(verb));
};

import { canBeNoun, readVerb } from './verbForms.ts';

/** Where a phrase can end without changing what its beginning says, other than by leaving something out. */
const boundaries: readonly RegExp[] = [
  /,? (?:including|such as|for example|to include|e\.?g\.|i\.?e\.)(?=[\s,:])/giu,
  /[:;] /gu,
  /,? - |\s?[–—]\s?/gu,
  /,? (?:in order to|so that|so|so as to|to ensure|to make sure|to help|ensuring|making sure|as well as|in accordance with|in compliance with|in line with|in support of|according to|based (?:up)?on|consistent with|in partnership with|in collaboration with|in conjunction with|in coordination with|in the context of|on behalf of|for the purpose of|with the goal|with a focus|while|whilst|whereby|throughout|regarding|related to|resulting in) /giu,
  /(?<!\b(?:those|people|anyone|everyone|all|everything|anything|ones|one|person|people|staff|customers)),? (?:which|that|who|where|when|we (?:need|use|have)|because|if|until|before|after|by \p{L}+ing|using|through) /giu,
  /, (?:and |or |then )?(?=\p{L})/gu,
  / and (?=\p{L}+ (?:the|an?|all|any|our|your|new|with|to|for|on|in|that)\b)/gu,
  / to (?=\p{Ll}+ )/gu,
];
/** Said of every task, and heard without loss. */
const trailing =
  /,? (?:as (?:needed|required|necessary|appropriate|assigned|directed|requested)|when (?:needed|required|necessary)|if (?:needed|required|necessary)|where (?:needed|required|necessary|appropriate)|on an? (?:regular|daily|ongoing) basis|in a timely (?:manner|fashion)|in an? (?:efficient|professional|accurate|safe) manner|in (?:the )?assigned areas?(?: of responsibility)?|at all times|and more|and so on)\.?$/iu;
const dangling =
  /(?:^|[\s,])(?:and|or|but|of|the|an?|for|with|to|in|by|as|at|on|from|into|our|your|their|its|all|any|both|each|not|than|is|are|be|more|most|other|new|strong|good|high|various|within|between|in order|to (?:ensure|help|make sure|support|provide|improve|increase|meet)|ensure|ability|that \p{L}+(?: \p{L}+)?|to \p{L}+|(?:for|of|by|in|to|with) \p{L}+ing)$/iu;
const fewest = 4;

/**
 * The phrase and its beginnings that end where a phrase can end, longest first, of at most `most` words; with
 * words that add nothing at the end left out.
 */
export function phraseHeads(phrase: string, most: number): string[] {
  const whole = phrase
    .replace(/[\s.,;:!–—-]+$/u, '')
    .replace(/,? (?:and )?etc$/u, '')
    .replace(/(?<=^(?:\p{L}+ )?experience .*) or [\p{L}-]+ experience$/iu, '')
    .replace(/,? (?:preferably|ideally) .*$/iu, '')
    .replace(/ as (?:needed|required|necessary)(?=,? and )/iu, '')
    .replace(trailing, '');
  const ends = boundaries
    .flatMap((pattern) => [...whole.matchAll(pattern)].map(({ index }) => index))
    .concat(
      [...whole.matchAll(/,? and (\p{Ll}+) /gu)].flatMap(({ index, 1: next }) =>
        isVerb(next) ? index : [],
      ),
    );
  const heads = ends
    .map((end) => whole.slice(0, end).replace(/[\s.,;:–—-]+$/u, ''))
    .filter((head) => count(head) >= fewest && !dangling.test(head) && !isOpenList(head, whole))
    .filter((head) => !/\b(?:including|such as|for example)\b/i.test(head))
    .sort((a, b) => b.length - a.length);
  return [whole, ...heads.map(closedList)].filter((head) => count(head) <= most);
}

/** "shampooing, styling, toning" without its end needs an "and". */
const closedList = (head: string): string =>
  /, (?!and |or |in |with |across |by |for |to |from |including |such |\p{L}+ly |\p{L}+ing )[^,]{2,40}$/u.test(
    head,
  ) && !/\b(?:and|or) [^,]*$/u.test(head)
    ? head.replace(/, ([^,]+)$/u, ' and $1')
    : head;

/** "… and makes examinations": a second task begins. */
const isVerb = (word: string | undefined): boolean => {
  const verb = readVerb(word ?? '');
  return verb !== null && verb.form !== 'gerund' && !canBeNoun(verb);
};

/** "review, sort" of "review, sort and answer tickets": the object is still to come. */
const isOpenList = (head: string, whole: string): boolean =>
  /^,? (?:and |or )?\p{L}+/u.test(whole.slice(head.length)) &&
  head.includes(',') &&
  head.split(', ').at(-1)?.split(' ').length === 1;

const count = (text: string): number => text.split(' ').length;

import { nounLikeVerbs } from './library/verbList.ts';
import { lastTag } from './quoteCheck.ts';
import { readVerb } from './verbForms.ts';

/**
 * The parts of a text that may stand alone, the best first: what "including" names where its head is wide,
 * the whole, what stands before examples or a remark, of a long one also what stands before an aim, a manner
 * or another clause, then its single tasks.
 */
export function partsOf(text: string): string[] {
  const named = namedIn(text);
  const heads = cuts.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) => text.slice(0, index)).reverse(),
  );
  const upToComma = (pattern: RegExp): string[] =>
    [pattern.exec(text)?.[1] ?? []]
      .flat()
      .filter((head) => head.split(' ').length >= 4 && endsInNoun(head));
  const clause = text.split(' ').length > longClause ? upToComma(doingMore) : [];
  return [
    ...(/^(?:all|overall|the overall|general)\b/i.test(text) ? named : []),
    ...clause,
    text,
    ...heads,
    ...tasksIn(text),
    ...upToComma(doingMore),
  ];
}
/** "Find sponsors, asking friends who …": of a long text the first clause reads best. */
const doingMore = /^(?!\p{L}+ing\b|.* by \p{L}+ing)([^,]+), (?=\p{L}+ing\b)/u;
const longClause = 12;
const endsInNoun = (text: string): boolean => /^(?:NOUN|PROPN)$/.test(lastTag(text) ?? '');
const namedIn = (text: string): string[] =>
  [
    /\b(?:including|includes?),?(?: but (?:is |are )?not limited to)?[,:]? (?<parts>[^.:;()]+)$/iu.exec(
      text,
    )?.groups?.parts ?? [],
  ]
    .flat()
    .filter((parts) => /,| and /.test(parts) && parts.split(' ').length >= 4);
const cuts: readonly RegExp[] = [
  /[;:] |,? (?:including|for example)(?=[ :]|$)| [–—-] |, (?:preferably|ideally) /gu,
  /,? (?:in order to|so that|to ensure|to make sure|as well as|along with|which|in accordance with|in compliance with|with the ability to|while|ensuring|demonstrating|displaying|maintaining (?:an? )?(?:positive|high|professional)|with (?:an? )?(?:high|great|passion|profession|enthusias|positive|empathy|confidence|integrity|discretion)\p{L}*|as they|but this|based on|after \p{L}+ing|in an? (?:\p{L}+,? (?:and |yet )?){1,5}manner|to a high|as (?:assigned|directed|instructed|prescribed|requested) by) /gu,
  / (?:with, for example|concerning|about|regarding|according to|reporting any|giving due|used by|under the|taking (?:appropriate|into)|related to|relating to|with (?:respect|regard) to|in coordination|depending|that (?:can|may|will) be|preferably|on behalf|on a \p{L}+ basis) ?/gu,
  /,? (?:and |but |so )?(?:who (?:is|has|are|have|can|will)|that (?:we|you)|(?<=,|and |but |so )you|(?<= \p{Ll}+s )(?:we|you)) /gu,
];

/** "Scan the deck, log the catch and tell the crew": each task, when they have the form of the first. */
export function tasksIn(text: string): string[] {
  const verbOf = (part: string) => readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(part)?.[1] ?? '');
  const form = verbOf(text)?.form;
  const starts = [...text.matchAll(/(?:,? (?:and|or) |, )(?=\p{Ll}+ (?!and\b|or\b))/gu)].filter(
    ({ index, 0: joint }) => {
      const rest = text.slice(index + joint.length);
      if (/^be /.test(rest)) return true;
      const verb = verbOf(rest);
      return verb?.form === form && !nounLikeVerbs.has(verb?.base ?? '');
    },
  );
  if (form === undefined || starts.length === 0) return [];
  return [{ index: 0, 0: '' }, ...starts]
    .map(({ index, 0: joint }, at) => text.slice(index + joint.length, starts[at]?.index))
    .filter((task) => task.split(/,? /).some((word) => word.length > 3 && readVerb(word) === null));
}

const rank =
  /,? (?:is|are) (?:an? )?(?:absolute )?(?:requirement|must)(?: (?:for|of|in) (?:this|the) (?:job|role|position))?$|,? will be (?:given (?:preference|priority)|preferred|considered|favou?red)$|(?:,? (?:is|are|would be|will be))?(?: (?:an?|also|highly|strongly|considered|added|very|the|absolutely))*,? (?:plus|preferred|preferable|required|desired|desirable|ideal|essential|bonus|advantage|advantageous|necessary|needed|must|helpful|nice[- ]to[- ]have|beneficial|welcome|key|a must)(?:,? but (?:is )?not (?:required|necessary|essential))?$/i;
/** Without a full stop, manners, conditions and the rank, which the question itself says. */
export const tidy = (text: string): string =>
  text
    .replace(/,? (?:including|includes),? but (?:is |are )?not limited to\b.*$/i, '')
    .replace(/[\s.,;:!–—-]+$/u, '')
    .replace(
      /,? (?:as|when|where|if) (?:needed|required|necessary|appropriate|requested|applicable)$/i,
      '',
    )
    .replace(
      /,? (?:and|or) (?:perform |do )?(?:other|additional|related) [^,.;]{0,40}(?:duties|tasks|work|projects|assignments)\b[^,.;]*$/iu,
      '',
    )
    .replace(rank, '')
    .replace(
      /,? \((?:[^()]*\b(?:plus|preferred|required|desirable|optional|ideal|welcome|bonus)\b[^()]*)\)$/i,
      '',
    )
    .replace(/,? etc$/, '')
    .replace(/\band\/or\b/g, 'or')
    .replace(/[“”]/gu, '"');

import { readFrame, type SentenceFrame } from './sentenceFrame.ts';
import type { Move } from './splitMoves.ts';
import { anew } from './splitMoves.ts';
import { isWholeHead, takesUpVerb } from './tailMoves.ts';
import { canBeNoun, readVerb } from './verbForms.ts';

const doing = ({ kind }: SentenceFrame): string =>
  kind === 'third' ? 'Does this' : kind === 'base' ? 'Do this' : 'This is done';

/** "… by checking the lists", "through checks", "in consultation with the board" at the end. */
export const atMeans: Move = (sentence, frame) => {
  if (frame === null || frame.kind === 'fragment') return [];
  const pattern =
    /,?\s+(by (?=\p{Ll}+ing\s)|through (?=(?:quality|research|regular|appropriate|careful|meaningful)\s)|in (?:consultation|collaboration|conjunction|cooperation|coordination|partnership) with )/gu;
  return [...sentence.matchAll(pattern)].flatMap(({ index, 0: joint, 1: by = '' }) => {
    const head = sentence.slice(0, index);
    const tail = sentence.slice(index + joint.length);
    if (!isWholeHead(head, frame) || takesUpVerb(tail)) return [];
    return [[head, `${doing(frame)} ${by.trim()} ${tail}`]];
  });
};

const topics =
  /\b(?:guidance|advice|counsel|training|support|information|help|assistance|issues|reports?|liaison|resource|analysis|presentations|works? with|working with|training)\b/i;

/** "Gives advice to the board on pay and leave": what it is about. */
export const atTopic: Move = (sentence, frame) => {
  if (frame === null) return [];
  return [
    ...sentence.matchAll(
      /,?\s+(?:on|about|concerning|(?:in|with) regard to) (?!behalf|time|or |a |which|how|whether|top|the job)/g,
    ),
  ].flatMap(({ index, 0: joint }) => {
    const head = sentence.slice(0, index);
    const tail = sentence.slice(index + joint.length);
    if (!topics.test(head.slice(frame.verbAt)) || takesUpVerb(tail)) return [];
    if (
      /\b\p{Ll}+(?:ed|ing)$/u.test(head) ||
      /^\S+ (?:\S+ )?(?:website|page|phone|computer)/.test(tail)
    )
      return [];
    if (
      /\b(?:based|focused|emphasis|focus|consults?|according|issues|speak|more|laws|rules|depend\w*)$/.test(
        head,
      )
    )
      return [];
    if (/\s(?:to|for|from) (?:internal|the|all)\b/.test(tail)) return [];
    return isWholeHead(head, frame) ? [[head, `This covers ${tail}`]] : [];
  });
};

const participles: Readonly<Record<string, readonly [string, string]>> = {
  governing: ['govern', 'governs'],
  affecting: ['affect', 'affects'],
  notifying: ['notify', 'notifies'],
  summarizing: ['summarize', 'summarizes'],
  'related to': ['relate to', 'relates to'],
  requiring: ['require', 'requires'],
  'appointed by': ['are appointed by', 'is appointed by'],
};

/** "rules governing elections": "These govern elections." "reforms that help" : "These help". */
export const atDescription: Move = (sentence, frame) => {
  if (frame === null) return [];
  const ways: string[][] = [];
  for (const { index, 0: joint, 1: word = '' } of sentence.matchAll(
    /\s(governing|affecting|notifying|summarizing|related to|requiring|appointed by)\s/g,
  )) {
    const head = sentence.slice(0, index);
    const tail = sentence.slice(index + joint.length);
    const isMany = /[^s]s$|\bpeople$/.test(head) && !/\b(?:process|issues as)$/.test(head);
    const verb = participles[word]?.[isMany ? 0 : 1];
    const isEither = word === 'requiring';
    if (verb === undefined || (!isMany && !isEither) || !isWholeHead(head, frame)) continue;
    if (takesUpVerb(tail)) continue;
    if (/\b(?:of|on|with|for|in) \p{Ll}+$/u.test(head)) continue;
    ways.push([
      head,
      `${word === 'appointed by' ? 'They' : isMany ? 'These' : 'This'} ${verb} ${tail}`,
    ]);
  }
  for (const { index, 0: joint, 1: word = '' } of sentence.matchAll(
    /[^s,]s\s(?:that)\s(\p{Ll}+)\s/gu,
  )) {
    const verb = readVerb(word);
    const isVerb =
      /^(?:are|will|have|contribute)$/.test(word) ||
      (verb?.form === 'base' && !canBeNoun(verb)) ||
      /^(?:support|help|require|need|affect|provide)$/.test(word);
    const head = sentence.slice(0, index + 2);
    const tail = sentence.slice(index + joint.length);
    if (!isVerb || !isWholeHead(head, frame) || takesUpVerb(tail)) continue;
    if (/\b(?:is|are|all|any|those|no|only|certain|ensures?)\b[^,]*$/.test(head.slice(-30)))
      continue;
    ways.push([head, `These ${word} ${tail}`]);
  }
  return ways;
};

/** "… as well as B": "It also includes B." */
export const atAsWell: Move = (sentence, frame) => {
  if (frame === null || frame.kind === 'fragment' || frame.kind === 'gerund') return [];
  const after = sentence.slice(frame.verbAt);
  const match =
    /^((?:(?:will|must) )?(?:includes?|provides?|offers?|have|has|possess(?:es)?|requires?|needs?|holds?|covers?)) [^;]*?(,? as well as) /.exec(
      after,
    );
  if (match === null) return [];
  const [whole, verb = '', joint = ''] = match;
  const at = frame.verbAt + whole.length;
  const head = sentence.slice(0, at - joint.length - 1);
  const tail = sentence.slice(at);
  if (!isWholeHead(head, frame) || takesUpVerb(tail)) return [];
  const also = /^(?:will|must)/.test(verb)
    ? verb.replace(' ', ' also ')
    : `also ${verb.toLowerCase()}`;
  return [[head, anew(frame, `${also} ${tail}`)]];
};

/** "… of four areas: A, B and C": "These are A, B and C." */
export const atNames: Move = (sentence, frame) => {
  if (frame?.kind !== 'clause') return [];
  const match = /^(.*?[^s]s): (?=\p{L})/u.exec(sentence);
  if (match === null || sentence.includes(';')) return [];
  const head = match[1] ?? '';
  const tail = sentence.slice(match[0].length);
  if (!isWholeHead(head, frame) || readFrame(tail)?.kind === 'clause' || !/ and /.test(tail))
    return [];
  return [[head, `These are ${tail}`]];
};

/** "(lists, notices and mailings)" at the end, and ", with emphasis on …". */
export const atAside: Move = (sentence, frame) => {
  const [, head = '', list = ''] =
    /^(.*\S)\s+\((\p{Ll}[^()]*,[^()]*\band [^()]*)\)$/u.exec(sentence) ?? [];
  if (head !== '' && isWholeHead(head, frame) && !/^(?:e\.g|i\.e|or |if |as )/.test(list))
    return [[head, `This includes ${list}`]];
  const [, first = '', focus = ''] =
    /^(.*\S), with (?:an |a )?(?:strong |particular )?emphasis on (.+)$/.exec(sentence) ?? [];
  if (first !== '' && isWholeHead(first, frame)) return [[first, `The emphasis is on ${focus}`]];
  const [, one = '', aim = ''] = /^(.*\S), focusing on (.+)$/.exec(sentence) ?? [];
  return one !== '' && isWholeHead(one, frame) ? [[one, `The focus is on ${aim}`]] : [];
};

/** "… as the clerk will keep the lists": "This is because the clerk will keep the lists." */
export const atReason: Move = (sentence, frame) => {
  if (frame === null) return [];
  return [
    ...sentence.matchAll(/,?\s+(?:because|as|since) (?=(?:the|this|we|you|it|they)\s)/g),
  ].flatMap(({ index, 0: joint }) => {
    const head = sentence.slice(0, index);
    const tail = sentence.slice(index + joint.length);
    if (/\b(?:well|such|as|same|rules|far|long|soon|serves?|work|works)$/.test(head)) return [];
    if (
      !isWholeHead(head, frame) ||
      readFrame(tail.charAt(0).toUpperCase() + tail.slice(1))?.kind !== 'clause'
    )
      return [];
    return /\b(?:relate|relates|defined|stated|apparent)\b/.test(tail)
      ? []
      : [[head, `This is because ${tail}`]];
  });
};

import { capital, auxiliary, readFrame } from './sentenceFrame.ts';
import { anew, type Move } from './splitMoves.ts';
import { canBeNoun, readVerb } from './verbForms.ts';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const isThird = (word: string): boolean => {
  const verb = readVerb(word);
  return (
    /^(?:is|has|was|includes|requires|provides|helps|offers)$/.test(word) ||
    (verb?.form === 'third' && !canBeNoun(verb))
  );
};

/** ", which includes …" at the end, and "is the official who keeps …". */
export const atRelative: Move = (sentence, frame) => {
  const ways: string[][] = [];
  const which = /,\s+(?:and\s+|all of\s+)?which\s+(\p{L}+)\s/u.exec(sentence);
  if (which !== null) {
    const [whole, verb = ''] = which;
    const tail = sentence.slice(which.index + whole.length);
    const isPlural = /^(?:are|were|have|include)$/.test(verb);
    if (isPlural || isThird(verb) || /^(?:will|may|must|can)$/.test(verb))
      ways.push([sentence.slice(0, which.index), `${isPlural ? 'These' : 'This'} ${verb} ${tail}`]);
  }
  if (frame?.kind !== 'clause' || frame.verb !== 'is') return ways;
  const after = sentence.slice(frame.verbAt);
  const who = /^is (?:a|an|the|one) [^,;()]{3,60}?\s(?:who|that)\s(\p{L}+)\s/u.exec(after);
  if (who === null || !isThird(who[1] ?? '')) return ways;
  const at = frame.verbAt + who[0].length - (who[1]?.length ?? 0) - 1;
  const head = sentence.slice(0, at).replace(/\s(?:who|that)\s$/, '');
  return [...ways, [head, frame.again + sentence.slice(at)]];
};

/** "Under the direction of the clerk, sorts mail": how and with whom becomes a sentence. */
export const atLead: Move = (sentence, frame) => {
  if (frame === null || frame.lead === '' || /[:;]/.test(sentence)) return [];
  const lead = frame.lead.replace(/,\s*$/, '');
  const rest = capital(sentence.slice(frame.prefix.length + frame.lead.length));
  if (
    /^under (?:the |limited |general |minimal |close |direct )*(?:direction|supervision|authority|guidance|leadership)\b/i.test(
      lead,
    )
  ) {
    const under = lowerFirst(lead);
    if (frame.kind === 'clause') return [[frame.prefix + rest, `This work is done ${under}`]];
    return [[`${frame.prefix}${frame.kind === 'third' ? 'Works' : 'Work'} ${under}`, rest]];
  }
  if (/^(?:with (?:the|our|other|county|state)|in \p{Ll}+ with)\b/iu.test(lead)) {
    const beginnings: Readonly<Record<string, string>> = {
      third: 'Does this',
      base: 'Do this',
      clause: 'This is done',
    };
    return [
      [frame.prefix + rest, `${beginnings[frame.kind] ?? 'This is done'} ${lowerFirst(lead)}`],
    ];
  }
  return [];
};

/** "If you need help, please call" asks and answers; "Although A, B" says one after the other. */
export const atCondition: Move = (sentence) => {
  const [, verb = '', condition = '', then = ''] =
    /^If you (\p{Ll}+) ([^,;]+(?:, [^,;]+)??),? (?=please |we |contact |you )(.+)$/u.exec(
      sentence,
    ) ?? [];
  if (verb !== '' && readFrame(capital(then.replace(/^please /, ''))) !== null) {
    const question = verb === 'are' ? `Are you ${condition}?` : `Do you ${verb} ${condition}?`;
    const answer = /^(?:please|contact) /.test(then) ? capital(then) : `Then ${then}`;
    if (!auxiliary.test(verb) || verb === 'are' || verb === 'have') return [[question, answer]];
  }
  const [, first = '', second = ''] = /^(?:Although|While) ([^,]+), (.+)$/.exec(sentence) ?? [];
  if (first === '' || readFrame(capital(first)) === null || readFrame(capital(second)) === null)
    return [];
  return [[capital(first), `However, ${second}`]];
};

const results: Readonly<Record<string, string>> = {
  ensuring: 'ensures',
  enabling: 'enables',
  allowing: 'allows',
  covering: 'covers',
};
const further: Readonly<Record<string, readonly [string, string]>> = {
  making: ['make', 'makes'],
  helping: ['help', 'helps'],
  identifying: ['identify', 'identifies'],
  developing: ['develop', 'develops'],
  evaluating: ['evaluate', 'evaluates'],
  offering: ['offer', 'offers'],
  providing: ['provide', 'provides'],
  overseeing: ['oversee', 'oversees'],
};

/** ", ensuring that …" at the end, when it is no item of a list of such words. */
export const atParticiple: Move = (sentence, frame) => {
  const match =
    /,\s+(ensuring|enabling|allowing|helping|covering|making|identifying|developing|evaluating|offering|providing|overseeing)\s/.exec(
      sentence,
    );
  if (match === null || frame === null || match.index < frame.verbAt) return [];
  const head = sentence.slice(0, match.index);
  const tail = sentence.slice(match.index + match[0].length);
  const isListed = /,\s+(?:and\s+)?\p{Ll}+ing\s/u.test(
    head.slice(frame.verbAt) + tail.replace(/^/, ' '),
  );
  if (isListed || /\b(?:include|including|includes)\b/.test(head)) return [];
  const word = match[1] ?? '';
  const more = further[word];
  if (more === undefined) return [[head, `This ${results[word] ?? ''} ${tail}`]];
  if (frame.kind === 'gerund' || frame.kind === 'fragment') return [];
  const isBase = frame.kind === 'base' || frame.isPlural;
  return [[head, anew(frame, `${more[isBase ? 0 : 1]} ${tail}`)]];
};

/** A duty after ", and": "we hold elections, and work with the county". */
export const atSubject: Move = (sentence, frame) => {
  if (frame === null) return [];
  return [
    ...sentence.matchAll(/,?\s+(?:and|but|so)\s+(?=(?:you|we|they|it|this|these)\s)/g),
  ].flatMap(({ index, 0: joint }) => {
    const tail = sentence.slice(index + joint.length);
    const own = index > frame.verbAt ? readFrame(capital(tail)) : null;
    return own?.kind === 'clause' ? [[sentence.slice(0, index), capital(tail)]] : [];
  });
};

/** "POSITION DUTIES - This position …": a heading that runs into its text ends with a full stop. */
export const atLabel: Move = (sentence, frame) => {
  if (frame === null || frame.kind === 'fragment') return [];
  const [, label = ''] = /^([A-Z][\p{L} ]+?)(?::| [-–—])\s+$/u.exec(frame.prefix) ?? [];
  const rest = sentence.slice(frame.prefix.length);
  return label.split(' ').length > 1 ? [[`${label}.`, rest]] : [];
};

import { tellingness } from './tellingness.ts';
import { wordsOf } from './termsOf.ts';

/** What tells a dodge, a refusal or an answer that was cut off from an answer. */
export interface DodgeSigns {
  /** The log of the sum of how likely each segment answers. */
  all: number;
  /** The share of words that tell what happened, and of those that say what is always so. */
  past: number;
  general: number;
  /** Segments with figures, as a share. */
  figures: number;
  /** "I'd rather not go into it." */
  refuses: number;
  /** "Complaints are a gift, aren't they?" */
  asksAgreement: number;
  /** "So there was a lady I'd trained with, and she'd started to—" */
  cutOff: number;
  /** The log of the words said before the interviewer speaks again. */
  wordsAtOnce: number;
}

const general =
  /\b(?:everybody|everyone|anybody|nobody|always|people|you know|depends?|of course|obviously|team player|quality|best|important|passion\w*|i'd say|would say|suppose|in general|in the main|whatever|one of those|good question|don't know|couldn't|policy|confidential|let me|not really|every (?:one|job|place|boss|family|team)|each one|i (?:think|believe|honestly)|as (?:an industry|a team|a whole)|i'm a|philosophy|you lose track|loads)\b/g;
const refusal =
  /\b(?:(?:rather|sooner|prefer|like|want|wouldn't) (?:not|to keep)|not (?:going|allowed|free|able) to|(?:can't|cannot|mustn't|couldn't|won't|shouldn't) (?:do|say|discuss|talk|go into|comment|tell|name|share|put|speak)|(?:i'd|i would|i'll|i) (?:(?:sooner|rather|as soon) )?(?:pass|leave (?:it|that|the)|keep that|skip)|between me and|(?:ain't|isn't|not) up to me|(?:hers|his|theirs) to tell|not mine to|signed something|nda|under investigation|go into it|put a (?:number|name|figure)|if it's (?:okay|the same|alright)|(?:don't|wouldn't|not) (?:want|like|care) to (?:say|put|discuss|talk|go|name)|tell you if i could)\b/;
const agreement =
  /\b(?:isn't it|isnt it|aren't (?:they|we)|don't (?:they|you|we)|isn't (?:there|he|she)|doesn't it|innit|wasn't it)\b/;
const past =
  /\b(?:was|were|had|did|didn't|didnt|went|came|said|got|took|told|made|found|gave|rang|called|asked|[a-z]{3,}ed)\b/g;
const brokenOff =
  /(?:[—–-]|\b(?:to|the|a|an|with|her|his|my|our|of|and|but|at|for|from|into|so|because|she'd|i'd))\W*$/i;

/** A segment said in reply, with how likely it answers and how many exchanges after the question it was said. */
export interface SaidReply {
  text: string;
  likely: number;
  after: 0 | 1 | 2 | 3;
}

/** The signs of what was said to a question. */
export function dodgeSigns(replies: readonly SaidReply[]): DodgeSigns {
  const within = (most: number) => replies.filter(({ after }) => after <= most);
  const textOf = (some: readonly SaidReply[]) => wordsOf(some.map(({ text }) => text).join(' '));
  const share = (pattern: RegExp, words: readonly string[]) =>
    (words.join(' ').match(pattern)?.length ?? 0) / (words.length + 1);
  const [atOnce, next] = [within(0), within(1)];
  const words = textOf(next);
  const plain = words.join(' ');
  return {
    all: Math.log(replies.reduce((sum, { likely }) => sum + likely, 0.05)),
    past: 10 * share(past, textOf(within(2))),
    general: 20 * share(general, words),
    figures: next.filter(({ text }) => tellingness(text).numbers > 0).length / (next.length + 1),
    refuses: refusal.test(plain) ? 1 : 0,
    asksAgreement: agreement.test(plain) ? 1 : 0,
    cutOff: brokenOff.test(atOnce.at(-1)?.text ?? '') ? 1 : 0,
    wordsAtOnce: Math.log(textOf(atOnce).length + 1) / 3,
  };
}

import { wordsOf } from './termsOf.ts';

const putsOff =
  /\b(?:let me think|have a think|think about (?:it|that|which)|come back to (?:it|that|this)|i'd like to think|i would like to think|need to think|can't think of|cannot think of|nothing comes to mind|(?:would|'d) rather not|prefer not to|rather (?:talk|speak|discuss)|not comfortable|can we skip|let's skip|i'll pass|have to (?:talk|speak) to my|ask my (?:wife|husband|partner)|not (?:going to|gonna) answer|can't (?:talk|speak|say) about|give me a (?:second|minute|moment)|take a (?:second|minute|moment)|good question|what do you mean|you mean like)\b/;

const comesBack =
  /\b(?:(?:go|going|get|come|coming|jump|circle) back to (?:the|your|what|an|one of|question|something)|from before|from earlier|you asked (?:before|earlier|me before)|earlier question|question (?:from )?(?:before|earlier)|i(?:'ve| have) thought of (?:it|one|something)|(?:i(?:'ve| have)|i) got (?:one|it) now|here's one (?:now|for)|you asked (?:me )?(?:about )?(?:before|earlier|at the start|in the beginning)|what you (?:asked|said|wanted) (?:before|earlier)|(?:forgot|forgotten|meant|wanted|should have|didn't) (?:to )?(?:say|mention|add|tell|answer)|one (?:more )?thing (?:i forgot|on|about|to add)|(?:coming|going|circling|jumping) back to (?:the|your|what|that|question)|thought of one|now i remember|i(?:'ve| have) (?:just )?remembered|before i forget|to answer your)\b/;

const covered =
  /\b(?:you(?:'ve| have)? (?:just |already |sort of |kind of )*(?:answered|covered|told me|touched on|said|mentioned)|(?:that|which|this) (?:\w+ )?(?:takes care of|covers|answers)|take (?:that|it) as (?:done|read|answered)|(?:was|were) (?:going|about) to (?:ask|be my next)|actually going to be|(?:was|be|of) my next|tick that off|already (?:answered|covered))\b/;

const closing =
  /\b(?:(?:any|have|got|a) questions? (?:for|to) (?:us|me)|(?:anything|something) (?:else )?(?:you'd like|you want|you would like|you wanted) to (?:ask|know)|questions? (?:for|of) (?:us|me)|like to ask (?:me|us)|want to (?:ask|know) (?:me|us|about us)|over to you|your turn|questions do you have|what can i (?:answer|tell)|what are you wondering|what do you want to know (?:about us|from)|what would you like to (?:ask|know))\b/;

function matches(pattern: RegExp, text: string): boolean {
  return pattern.test(wordsOf(text).join(' '));
}

/** Whether a candidate puts an answer off, or will not give it. */
export function isDeferral(text: string): boolean {
  return matches(putsOff, text);
}

/** A return is told first; further on, "I'd come back to the ward" is part of a story. */
const returnWords = 20;

/** Whether a candidate returns to a question asked before. */
export function isReturn(text: string): boolean {
  const begins = wordsOf(text).slice(0, returnWords).join(' ');
  return comesBack.test(begins) && !putsOff.test(begins);
}

/** Whether an interviewer says that a question has been answered already. */
export function isCovered(text: string): boolean {
  return matches(covered, text);
}

/** Whether an interviewer hands the questions over to the candidate. */
export function isClosing(text: string): boolean {
  return matches(closing, text);
}

import type { Interview } from './interview.ts';
import { wordsOf } from './termsOf.ts';

/** Something people often ask about a candidate, and how it sounds when it is spoken of. */
export interface AskIntent {
  name: string;
  /** In the question, where "candidate" stands for whoever that is. */
  asks: RegExp;
  /** In what an interviewer asks; the reply to it is the answer. */
  askedAs?: RegExp;
  /** In a candidate's own sentence, asked or not. */
  toldAs?: RegExp;
}

/**
 * Plain facts and reasons that the words of a question do not give away: nobody says "salary
 * expectations" in "where would you need to land?". A question of one of these is answered where the
 * interview speaks of just that, or not at all.
 */
export const askIntents: readonly AskIntent[] = [
  {
    name: 'pay',
    asks: /\b(?:salar(?:y|ies)|wages?|compensation|remuneration|pay (?:expectations?|range|rate)|day rate|hourly rate)\b|candidate.*\b(?:want|expect|like|hope|need|ask)\w*\b.*\b(?:paid|earn|make|money)\b|\b(?:much|money|what) (?:money )?(?:does|would|do) candidate (?:earn|make|cost)\b/,
    askedAs:
      /\b(?:salary|compensation|remuneration|wages?|(?:the|your) pay|pay (?:range|expectations?|band)|(?:posted|salary|pay) range|range (?:is|for this)|need to land|what would it take|base pay|on target earnings|\d+ to \d+ thousand|hourly rate|day rate)\b|\b(?:number|figure|money|amount)s?\b.{0,40}\b(?:in mind|in your head|have you got|expect\w*|looking for|thinking of)\b|\b(?:like|want|expect|hope|need) to (?:earn|make|be paid|get paid)\b|\bmoney do you\b/,
    toldAs:
      /\b(?:i'd|i would) (?:want|need|like|expect) (?:about |around |at least |roughly )?\d|\b(?:i'd|i would|i'm|i am|i) (?:\w+ ){0,4}(?:looking|like|expect\w*|hoping|asking|want|need)\b.{0,60}\b(?:base|gross|salary|a year|an hour|total pay)\b|\bmy (?:current )?salary\b/,
  },
  {
    name: 'start',
    asks: /\bnotice period\b|\b(?:his|her|their|give) notice\b|\bstart date\b|\bhow (?:soon|quickly|early)\b.*candidate|\bwhen\b.*candidate.*\b(?:start|begin|join|available)\b/,
    askedAs:
      /\bnotice period\b|\byour notice\b|\bhow soon\b|\bhow quickly could you\b|\bwhen (?:can|could|would|are|will) (?:you|we)\b.{0,30}\b(?:start|begin|join|available|have you|expect you)\b|\bstart date\b|\b(?:have you here|begin with us|join us|first day)\b|\bearliest\b.{0,20}\b(?:you|start)\b/,
    toldAs:
      /\b(?:weeks?|months?|days?)'? (?:of )?notice\b|\bnotice period\b|\b(?:can|could|would) start (?:on|in|from|next|right|straight|immediately|tomorrow|monday)\b|\bgive (?:\w+ )?(?:weeks|months)\b/,
  },
  {
    name: 'leaving',
    asks: /\b(?:why|what made|reasons? (?:why|that|for|of|to)|what (?:is|was) the reason)\b.*\b(?:candidate|his|her|their)\b.*\b(?:leav\w+|left|quit|resign\w*|looking (?:around|for)|change jobs?|changing jobs?|move on|moving on|switch(?:ing)? jobs?)\b|\breasons? for (?:leaving|a change|moving on|quitting)\b|\bwhy\b.*candidate.*\b(?:new job|other job|job search)\b/,
    askedAs:
      /\b(?:looking (?:around|for (?:something|a (?:new|change))|elsewhere)|got you looking|(?:can't|cannot) get at|why (?:now|leave|move|change|are you (?:leaving|looking|moving|thinking))|why (?:do|did|would) you (?:want to )?(?:leave|quit|move|change)|what made you (?:leave|quit|look|start looking|want to leave)|reasons? (?:for|you(?:'re| are| have)?) (?:leaving|looking|moving)|missing (?:for you|there|where you are|in (?:the|your) (?:job|role|place))|(?:not getting|don't get) (?:there|where you are)|(?:next|new) (?:place|job) (?:would )?have to|leave (?:there|your)|leaving (?:there|your|them)|want to (?:leave|move on))\b/,
    toldAs:
      /\b(?:i left (?:there|them|my|the (?:job|company|firm))|i(?:'m| am) leaving|i quit|i resigned|made redundant|laid off|my contract (?:ends|ended|runs out|ran out)|i(?:'m| am) looking for (?:a|something) (?:new|more|different)|reason i(?:'m| am)? (?:left|leaving|looking))\b/,
  },
  {
    name: 'motivation',
    asks: /\bwhy\b.*candidate.*\b(?:appl(?:y|ied|ying)|interested|choose|chose|join|want\w* (?:to work|to join|the (?:job|role|position)|this (?:job|role|position)))\b|\bwhat\b.*\b(?:motivat\w+|attract\w*|interest(?:s|ed)|drew|draws|appeal\w*)\b.*\b(?:candidate|him|her|them|to (?:us|the (?:job|role|company|position)))\b|\bmotivation\b/,
    askedAs:
      /\bwhy (?:with us|for us|us|this (?:company|school|job|role|position|team|place|hospital|clinic)|our|here|do you want (?:to work|to join|this|the)|did you apply|would you like to (?:work|join))\b|\b(?:end up on your list|how come it's us|you've applied to|hear (?:about|of) us|got you interested|caught your eye|jump(?:ed|s)? out at you|stood out|(?:what|which) (?:\w+ )?(?:interests|attracts|attracted|draws you|drew|brings you|brought you|appeals|appealed|motivates|made you apply|made you want|made you choose)|interested in (?:us|this (?:job|role|position)|the (?:job|role|position)|working)|do you (?:already )?know about us)\b/,
    toldAs:
      /\b(?:(?:that's|this is|it's) why i (?:applied|want)|i applied (?:because|for)|reason i applied|i(?:'d| would) (?:like|love) to work (?:here|for you|with you)|i want to work (?:here|for you|with you))\b/,
  },
  {
    name: 'place',
    asks: /\bwhere\b.*candidate.*\b(?:live\w*|based|work|works|sit|located|work from)\b|\bhow far\b.*candidate|\b(?:remote work|work(?:ing|s)? remotely|(?:work\w*|be|sit) (?:from|at) home|home office|hybrid|relocat\w+|commut\w+)\b/,
    askedAs:
      /\bwhere (?:do|would|will|are|could) you\b.{0,30}\b(?:live|sit|work|based|be|located|move)\b|\b(?:relocat\w+|remote(?:ly)?|(?:from|at) home|hybrid|commute|how far (?:away|from|are you|do you)|far from here|days in the office|on site|come in(?:to)? the office)\b/,
    toldAs:
      /\b(?:i live (?:in|near|just|about)|i(?:'m| am) based in|work(?:ing)? (?:from home|remotely)|work(?:ing)? at home|relocat\w+|moving to)\b/,
  },
  {
    name: 'languages',
    asks: /\b(?:what|which|how many) (?:foreign |other |spoken )?languages?\b.*candidate.*\b(?:speak\w*|know\w*|fluent)\b/,
    askedAs:
      /\b(?:languages? do you speak|speak any|which languages|other languages|mother tongue)\b/,
    toldAs:
      /\b(?:i speak|i(?:'m| am) (?:fluent|bilingual)|mother tongue|my (?:english|french|german|spanish|italian|dutch|portuguese|arabic|polish) is)\b/,
  },
];

const candidateAsks =
  /\b(?:what|which|any|how many)\b.*\bquestions?\b.*candidate.*\b(?:ask\w*|have|had|want\w*|put)\b|\bquestions?\b.*\b(?:asked|put) by candidate|\bwhat (?:did|would|does|do) candidate (?:(?:like|want|wish|need|try) to )?(?:ask|know|find out|hear)\b(?!.*\b(?:about|of|from) (?!the (?:job|role|position|company|team|work|clinic|firm|interviewers?)|us\b|this))|\bdid candidate ask\b.*\bquestions?\b|\bcandidate (?:own )?questions?\b(?! about)/;

/** A question in plain words, with "candidate" for every word that stands for one. */
export function aboutCandidate(question: string, { speakers }: Interview): string {
  const names = speakers
    .filter(({ role }) => role !== 'INTERVIEWER')
    .flatMap(({ name }) => wordsOf(name));
  const people = new Set(['he', 'she', 'they', 'candidate', 'applicant', 'candidates', ...names]);
  return wordsOf(question)
    .map((word) => (people.has(word.replace(/'s$/, '')) ? 'candidate' : word))
    .join(' ')
    .replace(/\b(?:the |a )?candidate(?: candidate)*\b/g, 'candidate');
}

/** The intent of a question in the words of `aboutCandidate`, if it has one. */
export const intentOf = (plain: string): AskIntent | undefined =>
  askIntents.find(({ asks }) => asks.test(plain));

/** Whether it is asked what the candidate wanted to know. */
export const asksForQuestions = (plain: string): boolean => candidateAsks.test(plain);

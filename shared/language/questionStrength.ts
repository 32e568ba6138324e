import { wordsOf } from './termsOf.ts';

const openers =
  /^(?:(?:so|and|but|or|okay|ok|well|um|uh|now|then|right|yeah|yes|alright|great|good|perfect|nice|sure|cool|next|lastly|finally|also|actually) )+/;
const auxiliary =
  "(?:am|is|are|was|were|do|does|did|can|could|would|will|shall|should|have|has|had|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|wouldn't|won't|haven't|hasn't)";
const subject =
  '(?:i|you|he|she|it|we|they|there|this|that|these|those|the|your|my|our|anybody|anyone|anything|somebody|someone)';
const interrogative = new RegExp(
  `^(?:(?:what|which|who|whose|why|how)(?:'s|'re|'d|'ve)?(?: (?!${subject}\\b)|$)|(?:when|where)(?:'s|'d)? ?${auxiliary}?\\b|${auxiliary} ${subject}\\b)`,
);
/** Anywhere in a run of speech without punctuation. */
const inner = new RegExp(
  `\\b(?:(?:what|which|who|why|how|where|when)(?:'s|'re|'d| many| much| long| far| often| soon| kind of| sort of| made)? (?:${auxiliary}|things)\\b|what (?:kind|sort|if|about|happened)|(?:was|were|is|are) there (?:ever|a|one|any)|has there (?:ever )?been|i have to ask|which one|how (?:about|come|many|much|long|far|often|soon)|${auxiliary} you\\b|what's your)`,
);
/** Orders that ask: "walk me through", "think back to a time". */
const request =
  /\b(?:tell me|tell us|walk (?:me|us)|talk (?:me|us) through|talk about|take (?:me|us) through|give me|show (?:me|us)|think (?:back|of a|about a)|describe|explain|i'd (?:like|love) to (?:hear|know|understand)|i would (?:like|love) to (?:hear|know)|i'm curious|share (?:a|an|with))\b/;
/** A case put to the candidate: "let's say the dock is full". */
const scenario =
  /\b(?:let's say|say (?:you|i|somebody|someone|there|that|we)|suppose|imagine|picture (?:this|a|two|that|it|yourself)|what if|role-?play|pretend|pick (?:one|a|the)|if (?:i|we) (?:gave|give)|you've got|you have got)\b/;

/**
 * How much a text asks, from 0 (no question) to 1 (plainly one), by punctuation where there is any and
 * by the shape of the words where there is none.
 */
export function questionStrength(text: string): number {
  const plain = wordsOf(text).join(' ').replace(openers, '');
  if (/[?？]["'”’)\]]*(?:\s|$)/u.test(text)) return 1;
  if (request.test(plain)) return 0.9;
  if (interrogative.test(plain)) return /[.!?]/.test(text) ? 0.6 : 0.9;
  if (scenario.test(plain) || /^say \w/.test(plain)) return 0.7;
  if (!/[.!?]/.test(text) && inner.test(plain)) return addressesOther(plain) ? 0.7 : 0.3;
  return 0;
}

/** Whether more is said of "you" than of "me" and "us": without punctuation, what parts asking from telling. */
function addressesOther(plain: string): boolean {
  const you =
    plain.match(/\b(?:you|your|yours|yourself|you're|you've|you'd|you'll)\b/g)?.length ?? 0;
  const us = plain.match(/\b(?:i|me|my|we|us|our|i'm|i've|we're|we've)\b/g)?.length ?? 0;
  return you >= us;
}

/** Whether the text puts a case or makes a request, as main questions of an interview do. */
export function opensTopic(text: string): boolean {
  const plain = wordsOf(text).join(' ');
  return request.test(plain) || scenario.test(plain);
}

const followUp =
  /^(?:and (?:what|how|why|who|if|then)|and the \w+$|but (?:what|how|why)|(?:how|why|what) (?:did|do|does|was|is|were) (?:you |it |that |he |she |they |so )*(?:do|that|it|then|this|like|you|them|him|her)?$|what(?:'s| is) the (?:trick|reason)|what about the\b|like what|such as|in what way|why|how so|for example|do you (?:still |also )?\w+ \w+$)/;
const greeting =
  /\b(?:how are you|how's it going|how(?:'s| is| was) (?:your|the) (?:day|week|weekend|trip|journey|morning|business|road|traffic|flight|train|drive)|can you (?:hear|see)|hear me|did you find|is (?:now|this) (?:still )?(?:a )?(?:good|okay|fine)|is that \w+$|see us|thanks? (?:you )?for (?:coming|joining|waiting)|your way in|nice to meet|(?:being|is|are|we|i am|i'm|like to) record(?:ed|ing)?|record (?:our|this|these|the) (?:chat|call|talk|session|conversation)|recording(?:'s)? (?:is|on|notice)|notetaker|your permission|(?:okay|fine|all right|alright) with (?:you|that)|any objection|coffee|cup of tea|glass of water|next steps|speak soon|talk soon|hear (?:from|back)|be in touch|let you know|another call|ring you on)\b/;

/** Whether a text asks on about the answer just given, in a few words that need it to be understood. */
export function isFollowUp(text: string): boolean {
  const words = wordsOf(text);
  const plain = words.join(' ').replace(openers, '');
  if (words.length > 14) return false;
  return followUp.test(words.join(' ')) || followUp.test(plain);
}

/** Whether a text is the small talk around an interview. */
export function isSmallTalk(text: string): boolean {
  return greeting.test(wordsOf(text).join(' '));
}

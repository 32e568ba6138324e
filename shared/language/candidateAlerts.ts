import type { AlertTheme } from './alertThemes.ts';
import type { SpokenSentence } from './spokenSentences.ts';
import { spokenPay } from './spokenPay.ts';
import type { TalkTurn } from './talkTurns.ts';

interface AlertRule {
  theme: Exclude<AlertTheme, 'PAY'>;
  /** A question whose reply counts where the reply has `reply` in it. */
  asked: RegExp;
  reply: RegExp;
  /** Counts wherever the candidate says it. */
  said: RegExp;
}

const time =
  /\b(?:(?:five|seven|ten|fourteen|fifteen|twenty|thirty|sixty|ninety|\d{1,2})(?: working| business)? days|weeks?|months?|immediately|straight away|right away|tomorrow|next|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|end of|first of|as soon as)\b/i;

const rules: readonly AlertRule[] = [
  {
    theme: 'OTHER_OFFER',
    asked:
      /\b(?:other|another|competing) (?:offers?|process(?:es)?|companies|interviews|applications)\b|\b(?:interviewing|talking|applying) (?:anywhere else|elsewhere|with (?:anyone|others))\b|\bwhere else\b/i,
    reply:
      /\b(?:offers?|final|onsite|rounds?|stages?|elsewhere|compan(?:y|ies)|interviews?|process(?:es)?|two|three|one|others?|talking)\b/i,
    said: /\bi(?:'ve| have)(?: also)?(?: already)?(?: got| had| received)? (?:an|another|one|two|three|a second|a standing|a written|other|a competing) (?:\w+ )?(?:job )?offers?\b|\b(?:another|other|competing) (?:job )?offers? (?:i|on the table|that (?:ends|expires|runs out))\b|\b(?:the|their|that) (?:other )?offer (?:ends|expires|runs out|is (?:open|good|valid) (?:until|till))\b|\b(?:they|another company) (?:made|sent|gave) me an offer\b|\bi(?:'m| am)(?: also)?(?: already)? (?:in|at) (?:the )?(?:final|last) (?:round|stage|interview)s?\b|\bi(?:'m| am)(?: also)? (?:interviewing|in (?:talks|process)) (?:with|at|elsewhere)\b|\bi (?:have to|need to|must|should) (?:answer|tell|let) (?:them|the other \w+)(?: know)? (?:by|until|before|this|next)\b/i,
  },
  {
    theme: 'DOUBT',
    asked:
      /\b(?:any (?:doubts|hesitations?|reservations|concerns)|what (?:worries|concerns|would stop) you|anything (?:that )?(?:worries|holds|would stop) you)\b/i,
    reply:
      /\b(?:worr(?:y|ied|ies)|concern\w*|doubts?|hesita\w+|not sure|afraid|risk|only|bit|honest\w*)\b/i,
    said: /\bi(?:'m| am)(?: really| honestly| just)? not sure (?:(?:if|whether|that) )?(?:this|the|it|i)(?:'s| is|'d| would|'m| am)? (?:role|job|position|place|team|want (?:this|the) (?:role|job|position)|(?:right|a fit|what i))\b|\bi(?:'d| would| want to| have to| will|'ll)? (?:withdraw|pull out|drop out|take my name (?:out|off))\b(?! (?:the|that|it|my) (?:question|joke|comment|remark))(?! (?:it|that)\b)|\bnot what i (?:expected|was told|am looking for|'m looking for|want|had in mind|signed up for)\b|\b(?:would be|that's|that is|it's|is) a deal ?breaker\b|\bi(?:'m| am)(?: a (?:bit|little))? (?:worried|concerned|hesitant) (?:about|that) (?:the|this|your) (?:role|job|position|company|team|hours|pay|salary|commute|on[- ]call|travel|runway|funding)\b|\bi(?:'m| am) having (?:second thoughts|doubts)\b/i,
  },
  {
    theme: 'START',
    asked:
      /\b(?:notice(?: period)?|start date|when (?:could|can|would) you (?:be able to )?(?:start|begin|join)|how soon (?:could|can) you|available to start|earliest)\b/i,
    reply: time,
    said: /\b(?:my )?notice(?: period)? (?:is|would be|runs)\b|\b(?:days?|weeks?|months?)['’]? notice\b|\bi (?:could|can|can't|cannot|couldn't|would) (?:only )?(?:start|join|begin) (?:on|in|by|until|before|after|from|next|as soon)\b|\bnot (?:start|join|begin|be (?:free|available)) (?:until|before)\b|\bmy (?:earliest )?start date\b/i,
  },
  {
    theme: 'PLACE',
    asked:
      /\b(?:relocat\w+|willing to (?:move|travel|commute)|(?:open|able) to (?:moving|travel\w*|commut\w+)|come (?:in)?to the office|days (?:a week )?in the office|work (?:on[- ]?site|remotely)|can you (?:get|come|travel) to)\b/i,
    reply:
      /\b(?:can't|cannot|couldn't|won't|wouldn't|not|no|only|unless|hard|difficult|prefer|remote\w*|too far|rather)\b/i,
    said: /\bi (?:can't|cannot|couldn't|won't|wouldn't|am not able to|am not willing to|don't want to|would not|would have to|would need to) (?:relocate|move (?:to|away|house|cities)|commute|travel (?:that|so|more|every|to)|come (?:in)?to the office|be in the office|work (?:on[- ]?site|from the office))\b|\bi(?:'m| am) (?:not (?:willing|able|prepared|going) to|only looking (?:for|at)) (?:relocate|move (?:to|away)|commute|travel|remote)\b|\bi (?:need|want|have|would need|'d need|must)(?: to)?(?: be| work| stay)? (?:fully |only |mostly )?remote\b|\bonly (?:want|take|consider|work|looking for|looking at) (?:fully )?remote\b|\b(?:would|'d) (?:have to|need to) relocate\b/i,
  },
];

const fewestWords = 3;

/**
 * What the candidate says of other offers, doubts, start, place and pay: the first sentence of each theme.
 * Sentences about private life and replies to unlawful questions are not in `turns`.
 */
export function candidateAlerts(
  turns: readonly TalkTurn[],
): { theme: AlertTheme; sentence: SpokenSentence }[] {
  const found = new Map<AlertTheme, SpokenSentence>();
  let asked: readonly AlertRule[] = [];
  for (const { side, text, sentences } of turns) {
    if (side === 'INTERVIEWER') {
      const plain = text.replaceAll('’', "'");
      const isMore = !plain.includes('?') && plain.split(/\s+/).length <= 6;
      if (!isMore)
        asked = plain.includes('?') ? rules.filter((rule) => rule.asked.test(plain)) : [];
      continue;
    }
    for (const sentence of sentences) {
      const plain = sentence.text.replaceAll('’', "'");
      if (plain.endsWith('?')) continue;
      for (const { theme, said } of rules)
        if (!found.has(theme) && said.test(plain)) found.set(theme, sentence);
      if (plain.split(/\s+/).length < fewestWords) continue;
      for (const { theme, reply } of asked)
        if (!found.has(theme) && reply.test(plain)) found.set(theme, sentence);
    }
  }
  const pay = spokenPay(turns).find(({ side }) => side === 'EXPECTED');
  if (pay) found.set('PAY', pay.sentence);
  return [...found].map(([theme, sentence]) => ({ theme, sentence }));
}

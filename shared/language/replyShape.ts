import type { GuideCue } from './interview.ts';
import { wordsOf } from './termsOf.ts';

/** What kind of answer a question wants; more than one may fit. */
export type AnswerKind = (typeof answerKinds)[number];

export const answerKinds = [
  ...(['story', 'plan', 'habit', 'figures', 'money'] as const),
  ...(['time', 'names', 'yesNo', 'days', 'reason'] as const),
];

const asksFor: [AnswerKind, RegExp][] = [
  [
    'story',
    /\b(?:tell (?:me|us) about|(?:a|the|last|one) time (?:when|you|that|where)|describe (?:a|an|how|your|one|the|what)|have you (?:ever|had)|did you|were you|you (?:made|had|were|did|found|lost|won|led|built|shipped|introduced|coached|took|helped|decided|could|noticed)|example of|what have you done|give (?:me|us) an example)\b/,
  ],
  [
    'plan',
    /\b(?:what (?:do|would|will) you (?:do|say|answer|tell|reply)|how (?:would|do) you (?:react|respond|handle it|decide who|answer|close them|explain)|would you do)\b/,
  ],
  [
    'habit',
    /\b(?:how do you|walk me through|what do you (?:check|test|look)|how (?:would|have) you|what happens)\b/,
  ],
  [
    'figures',
    /\b(?:how (?:many|much|accurate|long|fast|far)|what (?:results?|numbers?|quota)|which number|by how much|target|quota|output|turnover|results?|average|raise|increase|reduce|faster|quicker|cheaper|budget|sales|cost|figures)\b/,
  ],
  [
    'money',
    /\b(?:salary|pay|paid|earn|compensation|wage|rate|package|remuneration|money do you|expect to make)\b/,
  ],
  [
    'time',
    /\b(?:when (?:can|could|would|are|will) you|notice|start date|available|how soon|join us)\b/,
  ],
  [
    'names',
    /\b(?:(?:which|what) (?:\w+ ){0,4}(?:systems?|tools?|software|programs?|machines?|instruments?|languages?|technolog\w+|platforms?|frameworks?|certificates?|cards?|licen[cs]es?|qualifications?|databases?|equipment|packages)|how (?:well|good) (?:do|are) you)\b/,
  ],
  [
    'yesNo',
    /^(?:(?:are|do|can|could|would|will|have|is|did) (?:you|it|there)\b|how do you feel about|are you (?:open|willing|able|comfortable))/,
  ],
  [
    'days',
    /\b(?:office|shifts?|nights?|weekends?|hours|days|travel\w*|remote|home|schedule|overtime|on call|on-call|part[- ]time)\b/,
  ],
  [
    'reason',
    /^why\b|\bwhy (?:do|did|are|would|our|this|us|you)\b|\bwhat (?:interests|attracts|motivates|made you|draws|drew|brings)\b|\breasons? for\b/,
  ],
];

/** What the description of a good answer says of its kind. */
const expects: [AnswerKind, RegExp][] = [
  [
    'figures',
    /\b(?:figures?|numbers?|percent\w*|before (?:and|,)? ?after|metric|data|by how much)\b/,
  ],
  ['names', /\b(?:names?|named|versions?|products?)\b/],
  ['money', /\brange\b/],
  ['time', /\b(?:notice|start date|weeks|months)\b/],
  ['days', /\b(?:nights|weekends|days|how often)\b/],
];

const byType: Record<string, AnswerKind[]> = {
  BEHAVIORAL: ['story'],
  SITUATIONAL: ['plan'],
  CASE_STUDY: ['plan'],
  PERFORMANCE: ['figures'],
};

/** The kinds of answer a question of the guide wants, by its words and its type. */
export function wantedKinds({
  cue,
  type,
  description,
}: Pick<GuideCue, 'cue' | 'type' | 'description'>): Set<AnswerKind> {
  const plain = wordsOf(cue).join(' ');
  const kinds = new Set<AnswerKind>(byType[type] ?? []);
  for (const [kind, pattern] of asksFor) if (pattern.test(plain)) kinds.add(kind);
  const expected = wordsOf(description).join(' ');
  for (const [kind, pattern] of expects) if (pattern.test(expected)) kinds.add(kind);
  if (type === 'SITUATIONAL' || type === 'CASE_STUDY') kinds.delete('story');
  return kinds;
}

const would = /\b(?:i'd|i would|we'd|we would|i'll|i will|i wouldn't|i'm going to|you'd)\b/g;
const happened =
  /\b(?:was|were|had|did|didn't|wasn't|went|came|said|got|took|told|made|found|gave|knew|thought|saw|wrote|ran|sat|left|put|brought|built|kept|lost|won|met|rang|called|asked|felt|[a-z]{3,}ed)\b/g;
const usual =
  /\b(?:always|never|every|usually|often|mostly|normally|each|whenever|is|are|do|don't|use|go|look|ask|check|write|keep|try|start|have)\b/g;
const figure =
  /\b(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|percent|half|third|point)\b/g;
const money =
  /\b(?:thousand|hundred|k|euros?|pounds?|dollars?|quid|base|bonus|salary|range|band|rate|gross|net|an hour|per hour|pay|money|number)\b/g;
const time =
  /\b(?:weeks?|months?|notice|january|february|march|april|may|june|july|august|september|october|november|december|start|immediately|straight away|the first of|end of the|tomorrow|monday)\b/g;
const days =
  /\b(?:days?|nights?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|evenings?|shifts?|home|office|hours?|weeks?|fine|okay|no problem)\b/g;
const reason =
  /\b(?:because|reasons?|want|wanted|like|love|miss|so i can|interested|looking for)\b/g;
const agrees =
  /^(?:(?:um|uh|well|oh|so|okay) )*(?:yes|yeah|yep|no|nope|sure|absolutely|of course|i do|i have|i can|i am|that's (?:fine|okay|no)|fine|not (?:a|at|really)|both|all|none|(?:\w+ ){1,3}(?:is|are) (?:fine|okay|good|no))\b/;

/** How much a reply has the shape of each kind of answer, 0 to 1. */
export function replyShape(texts: readonly string[]): Record<AnswerKind, number> {
  const text = texts.join(' ');
  const words = wordsOf(text);
  const plain = words.join(' ');
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const [future, past, now] = [3 * count(would), count(happened), count(usual)];
  const verbs = 1 + future + past + now;
  const share = (found: number, most: number) => Math.min(found, most) / most;
  const names = new Set(text.match(/(?<=[\p{Ll},;] )(?!I\b)\p{Lu}[\p{L}\d]+/gu) ?? []).size;
  const isShort = Math.max(0, 1 - words.length / 60);
  return {
    story: past / verbs,
    plan: future / verbs,
    habit: now / verbs,
    figures: share(count(figure), 5),
    money: share(count(money), 2) * share(count(figure), 1),
    time: share(count(time), 2) * isShort,
    names: share(names, 3),
    yesNo: (agrees.test(wordsOf(texts[0] ?? '').join(' ')) ? 0.6 : 0) + 0.4 * isShort,
    days: share(count(days), 3) * isShort,
    reason: share(count(reason), 3),
  };
}

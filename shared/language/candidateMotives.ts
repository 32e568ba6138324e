import type { SpokenSentence } from './spokenSentences.ts';
import type { TalkTurn } from './talkTurns.ts';

export const motiveThemes = {
  CHANGE: 'Change at the present employer',
  PAY: 'Pay',
  FLEXIBILITY: 'Hours, place and travel',
  GROWTH: 'Learning and growth',
  PURPOSE: 'Purpose and product',
  TEAM: 'Team and management',
  WORK: 'The work itself',
} as const;
export type MotiveTheme = keyof typeof motiveThemes;

/** The first that fits counts. */
const signs: readonly (readonly [MotiveTheme, RegExp])[] = [
  [
    'CHANGE',
    /\b(?:(?:was|were|got|been|being) (?:bought|sold|acquired|closed|folded|merged|laid off|made redundant)|layoffs?|redundanc\w+|reorgani\w+|closing|shut(?:ting)? down|contract (?:ends|ended|is ending|runs out)|acquisition|merger)\b/i,
  ],
  ['PAY', /\b(?:salary|money|pay|paid|bonus|equity|commission)\b/i],
  [
    'FLEXIBILITY',
    /\b(?:remote\w*|commut\w+|hours|travel\w*|nights?|weekends?|on[- ]call|from home|four days|part[- ]time|closer to home)\b/i,
  ],
  [
    'GROWTH',
    /\b(?:learn\w*|grow\w*|next step|step up|nowhere to go|promot\w+|careers?|challeng\w+|bored|stuck|plateau\w*|something (?:new|bigger|harder)|senior)\b/i,
  ],
  [
    'PURPOSE',
    /\b(?:patients?|clinics?|doctors?|health\w*|matters?|useful|impact|mission|purpose|products?|customers?|receptionist|front desk|help(?:s|ing)? (?:people|someone|somebody)|real people|believe in)\b/i,
  ],
  ['TEAM', /\b(?:teams?|people|managers?|lead(?:er)?s?|colleagues?|alone|culture)\b/i],
  [
    'WORK',
    /\b(?:build\w*|built|design\w*|code|coding|data|test\w*|systems?|problems?|craft|research|end to end|analy\w+|sell\w*|sales|writ\w+|engineering)\b/i,
  ],
];

const asked =
  /\bwhy (?:us|here|this (?:job|role|one|company|position)|now|northwind|are you (?:looking|leaving|interested)|do you want|would you (?:want|leave|like)|did you (?:apply|write)|leave|look around)\b|\bwhat (?:caught|catches) your eye\b|\bcatch your eye\b|\bwhat (?:draws|drew|attract\w*|interests?|excites?|brings?|brought|appeals) (?:to )?you\b|\bwhat made you (?:apply|look|want|think of|write)\b|\bwhat(?:'s| is) missing\b|\bwhat are you looking for\b|\breasons? for (?:leaving|moving|looking)\b|\bwhy (?:a|the) (?:change|move)\b|\bwhat would make you (?:leave|move)\b/i;
const volunteered =
  /\b(?:(?:what|which) (?:draws|attracts|excites|interests) me|nowhere to go|why i(?:'m| am) (?:looking|leaving|here)|why i applied|i want to (?:leave|move on)|i(?:'m| am) looking for (?:a|an|something|somewhere|work|more)|i applied because|made me apply)\b/i;
const fewestWords = 5;

/** Why candidates look for a place, by their own words: one sentence a theme, in replies to "why" first of all. */
export function candidateMotives(
  turns: readonly TalkTurn[],
): { theme: MotiveTheme; sentence: SpokenSentence }[] {
  const found = new Map<MotiveTheme, SpokenSentence>();
  let isReply = false;
  for (const { side, text, sentences } of turns) {
    if (side === 'INTERVIEWER') {
      const isMore = !text.includes('?') && text.split(/\s+/).length <= 6;
      isReply = asked.test(text.replaceAll('’', "'")) || (isReply && isMore);
      continue;
    }
    for (const sentence of sentences) {
      const plain = sentence.text.replaceAll('’', "'");
      if (plain.endsWith('?') || plain.split(/\s+/).length < fewestWords) continue;
      if (!isReply && !volunteered.test(plain)) continue;
      const theme = signs.find(([, sign]) => sign.test(plain))?.[0];
      if (theme && !found.has(theme)) found.set(theme, sentence);
    }
  }
  return [...found].map(([theme, sentence]) => ({ theme, sentence }));
}

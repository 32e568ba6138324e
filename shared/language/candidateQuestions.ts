import { invitesQuestions } from '../domain/callMoments.ts';
import type { SpokenSentence } from './spokenSentences.ts';
import type { TalkTurn } from './talkTurns.ts';

export const questionThemes = {
  PAY: 'Pay and benefits',
  PROCESS: 'Hiring process',
  HOURS: 'Hours, place and travel',
  GROWTH: 'Learning and growth',
  SUCCESS: 'Expectations and success',
  TEAM: 'Team and management',
  WORK: 'The work and its tools',
  COMPANY: 'Company and customers',
  OTHER: 'Other questions',
} as const;
export type QuestionTheme = keyof typeof questionThemes;

/** The first that fits counts. */
const signs: readonly (readonly [QuestionTheme, RegExp])[] = [
  [
    'PAY',
    /\b(?:salary|pay|paid|bonus|ote|equity|stock|insurance|benefits|holidays?|vacation|accelerator|pension|raise)\b/i,
  ],
  [
    'PROCESS',
    /\b(?:next steps?|process|hear (?:from|back)|prepare|when (?:do|will|would) you decide|next (?:person|round|interview)|write \w+ live|meet (?:two|some|a|the|any)\b.*\b(?:before|if)|position open|role open)\b/i,
  ],
  [
    'HOURS',
    /\b(?:on[- ]call|remote\w*|from home|office|hours|travel|weekends?|nights?|shifts?|days a week|relocat\w+|flexib\w+)\b/i,
  ],
  [
    'GROWTH',
    /\b(?:learn\w*|training|grow\w*|promot\w+|careers?|mentor\w*|courses?|certificat\w+|develop(?:ment)? budget)\b/i,
  ],
  [
    'SUCCESS',
    /\b(?:first (?:\w+ )?(?:days?|weeks?|months?|year)|(?<!customer )success\w*|expect\w*|measured|mistake|year from now|a good|made their number|hit (?:it|their)|doing well|worried about|count against|hardest)\b/i,
  ],
  [
    'TEAM',
    /\b(?:teams?|manager|lead|people|colleagues?|culture|who(?:'s| is| has| decides?| was|'d| would)|left|leave|alone|senior|last word|work together)\b/i,
  ],
  [
    'COMPANY',
    /\b(?:company|profitable|customers?|clients?|compet\w+|strategy|funding|investors?|market|sales|receptionist|front desk|clinics?)\b/i,
  ],
  [
    'WORK',
    /\b(?:tools?|stack|releases?|monolith|services?|kafka|sql|code|bugs?|data|tables|design\w*|accounts?|leads?|projects?|tests?|testers?|health score|material|migration|critique|sketch|order)\b/i,
  ],
];

const clarifying =
  /^(?:(?:so|and|um|uh|okay|sorry|oh|well|hm)[, ]+)*(?:sorry|pardon|you mean|can (?:you|i) (?:hear|repeat|see|say|ask)|could you (?:repeat|say)|is that (?:too|okay|ok|fine|enough|a deal)|do you mean|does that|may i|shall i|should i|am i|like what)\b/i;
const tag =
  /,\s*(?:right|you know|no|yes|ok|okay|really|(?:is|was|does|did|do|has|have|are)n't (?:it|he|she|they|there|that))\?$/i;
const fewestWords = 4;

/** What candidates ask once they are invited to, or near the end: each question with its theme. */
export function candidateQuestions(
  turns: readonly TalkTurn[],
): { theme: QuestionTheme; sentence: SpokenSentence }[] {
  // Before that an interviewer only announces that there will be time for questions.
  const third = Math.floor(turns.length / 3);
  const invitation = turns.findIndex(
    ({ side, text }, at) => side === 'INTERVIEWER' && at >= third && invitesQuestions(text),
  );
  const from = invitation >= 0 ? invitation : Math.ceil(turns.length * 0.8);
  return turns.slice(from).flatMap(({ side, sentences }) => {
    if (side !== 'CANDIDATE') return [];
    let previous: QuestionTheme = 'OTHER';
    return sentences.filter(isQuestion).map((sentence) => {
      const theme = themeOf(sentence);
      // "Or is it …": the question before goes on.
      if (theme !== 'OTHER' || !/^(?:or|i mean)\b/i.test(sentence.text)) previous = theme;
      return { theme: previous, sentence };
    });
  });
}

const isQuestion = ({ text }: SpokenSentence): boolean =>
  /\?["'”’]?$/.test(text) &&
  text.split(/\s+/).length >= fewestWords &&
  !clarifying.test(text) &&
  !tag.test(text);

const themeOf = ({ text }: SpokenSentence): QuestionTheme =>
  signs.find(([, sign]) => sign.test(text.replaceAll('’', "'")))?.[0] ?? 'OTHER';

import { assetKind } from './lineAssets.ts';
import type { LineWording } from './lineWording.ts';
import type { PlannedQuestion } from './plan.ts';

type Frame = readonly [PlannedQuestion['type'], string];

/** They speak of what the person will do here, and ask what can be answered of any work. */
const ahead = `
Technical: Part of this job is to {line}. How would you go about it?
Behavioral: In this job you will {line}. What have you done that comes closest to it?
Situational: One of your tasks will be to {line}. What can make that difficult, and how would you deal with it?
Behavioral: The person in this role will {line}. Where have you done similar work, and how did it go?
Technical: You will have to {line}. What does it take to do that well?
Behavioral: We need somebody to {line}. What in your experience prepares you for that?`;
const start = `
Situational: Suppose your first task here is to {line}. What would you want to know before you begin?`;

/** "{line}" is where the posting's own words stand. */
const frames: Readonly<Record<FrameKind, readonly Frame[]>> = {
  here: framesOf(ahead),
  routine: framesOf(ahead),
  start: framesOf(`${start}${ahead}`),
  task: framesOf(`
Behavioral: Tell me about a time you had to {line}. What did you do, and how did it turn out?${ahead}`),
  thing: framesOf(`
Technical: Part of this job is {line}. How would you go about it?
Behavioral: The work here includes {line}. Where have you done similar work, and how did it go?
Situational: One of your tasks will be {line}. What can make that difficult, and how would you deal with it?`),
  experience: framesOf(`
Behavioral: This job asks for {line}. Tell me about the work of yours that shows it best.
Behavioral: We hope to find {line}. Can you take me through one case of yours?
Behavioral: One thing we ask for is {line}. What is the most demanding work of that kind you have done?
Behavioral: The posting asks for {line}. Where did you gain yours, and what did you do there?
Behavioral: We are looking for {line}. Which of your positions comes closest, and what did you do there?`),
  knowledge: framesOf(`
Behavioral: This job asks for {line}. Tell me about the work of yours that shows it best.
Behavioral: This job needs {line}. Where in your work have you needed that most?
Technical: We are looking for {line}. How did you come by it, and how do you keep it up to date?
Behavioral: Somebody in this role needs {line}. Take me through a piece of work that rested on it.`),
  skill: framesOf(`
Behavioral: This job asks for {line}. Can you give me an example from your own work?
Behavioral: One thing we look for is {line}. What have you done that shows this?
Behavioral: The posting asks for {line}. Where has that shown in your work?
Behavioral: We hope to find {line}. When did that matter most in your work, and why?`),
  ability: framesOf(`
Behavioral: This job asks for {line}. Can you give me an example from your own work?
Behavioral: Somebody in this role needs {line}. Where have you done that, and how did it go?
Behavioral: The posting asks for {line}. Take me through a time you did that.
Behavioral: One thing we look for is {line}. What have you done that shows it?`),
  person: framesOf(`
Behavioral: This job needs somebody who is {line}. Tell me about the work of yours that shows it best.
Behavioral: We are looking for somebody who is {line}. Can you give me an example from your own work?`),
  years: framesOf(`
Behavioral: This job asks for {line}. Take me through what you bring: where, for how long, and with which responsibilities?
Behavioral: We are looking for {line}. Which of your positions comes closest, and what did you do there?
Behavioral: The posting asks for {line}. What is the most demanding work you have done in that time?`),
  tools: framesOf(`
Technical: This job uses {line}. Which of them have you worked with, and what for?
Technical: The posting names {line}. What have you done with them that went beyond the basics?`),
  portfolio: framesOf(`
Behavioral: The posting asks for {line}. Take me through the piece that you would show us first: what was asked, and what did you decide?
Behavioral: This job asks for {line}. Which piece are you least content with today, and what would you change?`),
  bonus: framesOf(`
Behavioral: It would help to have {line}. Do you have any, and where did you gain it?
Behavioral: One plus for this job is {line}. Which work of yours shows some of it?
Behavioral: We would welcome {line}. Where have you gained any, and how would you use it here?`),
  bonusAbility: framesOf(`
Behavioral: One plus for this job is {line}. Which work of yours shows some of it?
Behavioral: We would welcome {line}. Where have you done that, and how did it go?`),
};

type FrameKind = LineWording['kind'] | 'start' | 'bonus' | 'bonusAbility';

/** What can be begun on the first day, so that asking what one would want to know makes sense. */
const canBegin =
  /^(?:build|create|design|develop|write|plan|organi[sz]e|set up|run|review|evaluate|improve|launch|hire|define|draft|map|audit|research|assess|identify|introduce|redesign|establish|prepare|analy[sz]e)\b/i;

function frameKind({ kind, phrase, isBonus }: LineWording): FrameKind {
  if (isBonus && kind === 'ability') return 'bonusAbility';
  if (isBonus && /^(?:experience|knowledge|skill|years)$/.test(kind)) return 'bonus';
  return (kind === 'here' || kind === 'routine') && canBegin.test(phrase) ? 'start' : kind;
}

/** One frame a line: its type, a colon, its words. */
function framesOf(text: string): Frame[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at) as PlannedQuestion['type'], line.slice(at + 2)];
    });
}

/** For interviewers who do not know the trade: what to listen for in the answer to any such question. */
const guidance: Readonly<
  Record<'Behavioral' | 'Situational' | 'Technical', { good: string[]; weak: string }>
> = {
  Behavioral: {
    good: [
      'One real case, with place and time',
      'Their own part, step by step',
      'What came of it, and what they learned',
    ],
    weak: 'Speaks in general or of what “we” did; no result.',
  },
  Situational: {
    good: [
      'Asks what is not known yet',
      'A first step and the reason for it',
      'Whom they would involve',
    ],
    weak: 'One answer for every case, without a reason.',
  },
  Technical: {
    good: [
      'A clear order of steps',
      'Names tools, checks or rules they use',
      'Knows what can go wrong',
    ],
    weak: 'Names without use; cannot say why.',
  },
};

/** Words from the papers of a person, asked in the recruiter screen. */
const screenFrames: readonly Frame[] = [
  [
    'Screening',
    'The posting asks for this: “{line}” Do you hold it, or what do you have that is equal?',
  ],
  ['Screening', 'One requirement reads: “{line}” What do you hold that meets it?'],
  ['Screening', 'The posting names this as well: “{line}” Do you have it, and since when?'],
];
const bonusPaper: Frame = [
  'Screening',
  'It would help to have this: “{line}” Do you hold it, or something close to it?',
];

export type FrameUse = Map<string, number>;

/**
 * The question that a line becomes, in the frame used least in the plan and not yet in this interview;
 * null when each frame has stood in the interview.
 */
export function lineQuestion(
  wording: LineWording,
  use: { plan: FrameUse; interview: Set<string> },
): PlannedQuestion | null {
  const { phrase } = wording;
  const free = frames[frameKind(wording)].filter(
    ([, text]) => !use.interview.has(text) && fitsFrame(text, phrase),
  );
  const frame = leastUsed(free, use.plan);
  if (frame === undefined) return null;
  use.interview.add(frame[1]);
  return { ...filled(frame, phrase), ...guidance[typeKey(frame[0])] };
}

/** "We need somebody to lead your team" speaks to two people; an attitude is not gained somewhere. */
const fitsFrame = (frame: string, phrase: string): boolean =>
  !(/\b(?:somebody|person)\b/i.test(frame) && /\byour?\b/i.test(phrase)) &&
  !(/\bgain/.test(frame) && assetKind(phrase) === 'skill');

/** The question on a degree, licence or the like; null when the recruiter screen has enough of them. */
export function paperQuestion(
  phrase: string,
  { index, isBonus }: { index: number; isBonus: boolean },
): PlannedQuestion | null {
  const frame = isBonus ? bonusPaper : screenFrames[index];
  if (frame === undefined) return null;
  return {
    ...filled(frame, phrase),
    good: [
      'Holds it, or says exactly what is missing',
      'Names equal schooling or work where the posting allows it',
    ],
    weak: 'Stays vague about what was finished and when.',
  };
}

const mostPaperWords = 22;
/** Reads as one thing to hold; rules about papers ("transcripts must be …") do not. */
export const isPaperQuotable = (line: string, phrase: string): boolean =>
  phrase.split(' ').length <= mostPaperWords &&
  !/\b(?:will|instructions|fingerprint\w*|investigation|check|cleared|criminal|may still|is required to|if you|native|level|grade|nurse i{1,3}|experience|work in|position)\b/i.test(
    line,
  ) &&
  namesPaper(phrase.split(' ').slice(0, 9).join(' ')) &&
  !/^\p{L}+(?:tion|ment|ing)\b/u.test(phrase) &&
  !/\bskills\b|^(?:an? )?graduate\b/i.test(phrase) &&
  /^[\p{Lu}\d]/u.test(line);

/** Where no line on papers can be read out. */
export const anyPapers: PlannedQuestion = {
  type: 'Screening',
  question:
    'Which of the degrees, licenses or certificates that the posting names do you hold, and which are you working on?',
  good: ['Holds them, or says exactly what is missing'],
  weak: 'Stays vague about what was finished and when.',
};
/** What `anyPapers` asks about. */
export const namesPaper = (line: string): boolean =>
  /\b(?:degree|diploma|g\.?e\.?d|licen[sc]\w+|certifi\w+|credential\w*|bachelor\S*|master\S*|regist(?:ered|ration))\b/i.test(
    line,
  );

const typeKey = (type: string): keyof typeof guidance =>
  type === 'Situational' || type === 'Technical' ? type : 'Behavioral';

function leastUsed(options: readonly Frame[], plan: FrameUse): Frame | undefined {
  const times = ([, text]: Frame) => plan.get(text) ?? 0;
  const [first, ...others] = options;
  const best = others.reduce<Frame | undefined>(
    (a, b) => (a && times(b) < times(a) ? b : a),
    first,
  );
  if (best) plan.set(best[1], times(best) + 1);
  return best;
}

function filled(
  [type, text]: Frame,
  phrase: string,
): { type: PlannedQuestion['type']; question: string } {
  const isQuoted = text.includes('“');
  const words = isQuoted
    ? `${capital(phrase).replace(/[“”"]/g, "'")}${/[.!?]$/.test(phrase) ? '' : '.'}`
    : phrase;
  return { type, question: text.replace('{line}', () => words) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

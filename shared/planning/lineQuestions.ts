import { assetKind } from './lineAssets.ts';
import type { LineWording } from './lineForm.ts';
import type { PlannedQuestion } from './plan.ts';

type Frame = readonly [PlannedQuestion['type'], string];

/** They speak of what the person will do here, and ask what can be answered of any work. */
const ahead = `
Behavioral: In this job you will {line}. What have you done that comes closest to it?
Technical: Part of this job is to {line}. How would you go about it?
Situational: Suppose your first task here is to {line}. What would you want to know before you begin?
Behavioral: We need somebody to {line}. What in your experience prepares you for that?
Technical: You will have to {line}. What do you pay most attention to when you do such work?
Behavioral: The person in this role will {line}. Where have you done similar work, and how did it go?
Situational: One of your tasks will be to {line}. What can make that difficult, and how would you deal with it?`;

/** "{line}" is where the posting's own words stand, which are never changed. */
const frames: Readonly<Record<LineWording['kind'], readonly Frame[]>> = {
  here: framesOf(ahead),
  task: framesOf(`
Behavioral: Tell me about a time you had to {line}. What did you do, and how did it turn out?
Technical: Part of this job is to {line}. How would you go about it?
Behavioral: When did you last have to {line}? Take me through what you did.
Technical: Talk me through the steps you take when you {line}.${ahead}`),
  doing: framesOf(`
Behavioral: What experience do you have of {line}? Take me through one case.
Technical: Part of this job is {line}. How would you go about it?
Behavioral: The work here includes {line}. Where have you done similar work, and how did it go?
Situational: Suppose your first task here is {line}. What would you want to know before you begin?
Behavioral: What in your work so far has prepared you for {line}?
Technical: What tends to be difficult about {line}, and how do you deal with it?`),
  experience: framesOf(`
Behavioral: This job asks for {line}. Tell me about the work of yours that shows it best.
Behavioral: The posting asks for {line}. Where did you gain yours, and what did you do there?
Behavioral: One thing we ask for is {line}. What is the most demanding work of that kind you have done?
Behavioral: We hope to find {line}. Can you take me through one case of yours?
Behavioral: Somebody in this role needs {line}. What did you learn from yours that you would use here?
Behavioral: We are looking for {line}. Which of your positions comes closest, and what did you do there?`),
  knowledge: framesOf(`
Behavioral: This job asks for {line}. Tell me about the work of yours that shows it best.
Technical: We are looking for {line}. How did you gain yours, and how do you keep it up to date?
Behavioral: The posting asks for {line}. Tell me about a time it made a difference in your work.
Technical: This job needs {line}. What have you used yours for most recently?
Technical: We ask for {line}. How would you describe your level, and what can you do without help?
Behavioral: Somebody in this role needs {line}. When did you last rely on yours, and what for?`),
  skill: framesOf(`
Behavioral: This job asks for {line}. Can you give me an example from your own work?
Behavioral: The posting asks for {line}. Where has that shown in your work?
Behavioral: Somebody in this role needs {line}. Which situation has tested yours most?
Behavioral: One thing we look for is {line}. What have you done that shows it?
Behavioral: We hope to find {line}. When did that matter most in your work, and why?`),
  years: framesOf(`
Behavioral: This job asks for {line}. Take me through what you bring: where, for how long, and with which responsibilities?
Behavioral: We are looking for {line}. Which of your positions comes closest, and what did you do there?
Behavioral: The posting asks for {line}. What is the most demanding work you have done in that time?
Situational: The role calls for {line}. What have you learned in that time that you would use here?`),
  bonus: framesOf(`
Behavioral: It would help to have {line}. Do you have any, and where did you gain it?
Behavioral: One plus for this job is {line}. Which work of yours shows some of it?
Behavioral: We would welcome {line}. Where have you gained any, and how would you use it here?`),
  need: framesOf(`
Behavioral: The posting asks for this: “{line}” Which experience of yours fits it best?
Behavioral: We look for this: “{line}” What in your work so far would you point to?
Behavioral: The job description asks for this: “{line}” How do you meet it, and what shows that?
Behavioral: This is something we look for: “{line}” Which of your jobs or projects speaks for you here?
Behavioral: Our posting names this: “{line}” How far do you bring that, and where does it come from?`),
  quote: framesOf(`
Behavioral: One duty here is: “{line}” What have you done that comes closest to it?
Technical: The posting says of this job: “{line}” How would you go about that here?
Behavioral: This is part of the job: “{line}” What in your work so far has prepared you for it?
Technical: The posting names this duty: “{line}” What do you pay most attention to in such work?
Situational: Suppose this is your first task here: “{line}” What would you want to know before you begin?
Behavioral: We describe one duty like this: “{line}” Where have you done similar work, and how did it go?
Technical: Our posting has this duty: “{line}” What can go wrong with it, and how do you prevent that?
Behavioral: Here is a line from our posting: “{line}” When did you last do something like it?
Situational: Another duty reads: “{line}” Which part of it would be new to you, and how would you learn it?`),
};

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
  ['Screening', 'The posting asks for this: “{line}” What do you have that meets it?'],
  ['Screening', 'We also need this: “{line}” Do you have it now, or by when could you?'],
  ['Screening', 'One requirement reads: “{line}” How do you meet it?'],
  [
    'Screening',
    'The posting names this as well: “{line}” Which of your papers or jobs count towards it?',
  ],
];

const isWork: ReadonlySet<LineWording['kind']> = new Set(['task', 'here', 'doing']);
export type FrameUse = Map<string, number>;

/**
 * The question that a line becomes, in the frame used least in the plan and not yet in this interview;
 * null when each frame has stood in the interview.
 */
export function lineQuestion(
  { kind, phrase }: LineWording,
  use: { plan: FrameUse; interview: Set<string> },
): PlannedQuestion | null {
  const free = frames[kind].filter(
    ([, text]) => !use.interview.has(text) && fitsFrame(text, phrase),
  );
  const frame = leastUsed(free, use.plan);
  if (frame === undefined)
    return kind === 'quote' || kind === 'need'
      ? null
      : lineQuestion(
          {
            kind: isWork.has(kind) ? 'quote' : 'need',
            phrase: capital(phrase),
          },
          use,
        );
  use.interview.add(frame[1]);
  return { ...filled(frame, phrase), ...guidance[typeKey(frame[0])] };
}

/** "We need somebody to lead your team" speaks to two people; an attitude is not gained somewhere. */
const fitsFrame = (frame: string, phrase: string): boolean =>
  !(/\b(?:somebody|person)\b/i.test(frame) && /\byour?\b/i.test(phrase)) &&
  !(/\bgain/.test(frame) && assetKind(phrase) === 'skill');

/** The question on a degree, licence or the like; null when the recruiter screen has enough of them. */
export function paperQuestion(phrase: string, index: number): PlannedQuestion | null {
  const frame = screenFrames[index];
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
  !/\b(?:will|instructions|fingerprint\w*|investigation|check|cleared|criminal|may still|is required to|if you|native)\b/i.test(
    line,
  ) &&
  namesPaper(phrase) &&
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

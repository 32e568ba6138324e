import type { LineWording } from './lineWording.ts';
import type { PlannedQuestion } from './plan.ts';

type Frame = readonly [PlannedQuestion['type'], string];

/** "{line}" is where the posting's own words stand. */
const frames: Readonly<Record<FrameKind, readonly Frame[]>> = {
  task: framesOf(`
Behavioral: In this job you will {line}. What have you done that comes closest to it?
Situational: One of your tasks will be to {line}. What can make that difficult, and how would you deal with it?
Technical: Part of this job is to {line}. How would you go about it?
Behavioral: The person in this role will {line}. Where have you done similar work, and how did it go?
Technical: You will have to {line}. What does it take to do that well?
Behavioral: We need somebody to {line}. What in your experience prepares you for that?`),
  experience: framesOf(`
Behavioral: This job asks for {line}. Tell me about the work of yours that shows it best.
Behavioral: One thing we ask for is {line}. What is the most demanding work of that kind you have done?
Behavioral: We hope to find {line}. Can you take me through one case of yours?
Behavioral: The posting asks for {line}. Where did you gain yours, and what did you do there?`),
  knowledge: framesOf(`
Behavioral: This job asks for {line}. Tell me about the work of yours that shows it best.
Behavioral: This job needs {line}. Where in your work have you needed that most?`),
  ability: framesOf(`
Behavioral: This job asks for {line}. Can you give me an example from your own work?
Behavioral: Somebody in this role needs {line}. Where have you done that, and how did it go?
Behavioral: One thing we look for is {line}. What have you done that shows it?`),
  years: framesOf(`
Behavioral: This job asks for {line}. Take me through what you bring: where, for how long, and with which responsibilities?
Behavioral: We are looking for {line}. Which of your positions comes closest, and what did you do there?`),
  tools: framesOf(`
Technical: This job uses {line}. Which of them have you worked with, and what for?`),
  portfolio: framesOf(`
Behavioral: The posting asks for {line}. Take me through the piece that you would show us first: what was asked, and what did you decide?`),
  bonus: framesOf(`
Behavioral: It would help to have {line}. Do you have any, and where did you gain it?
Behavioral: We would welcome {line}. Where have you gained any, and how would you use it here?`),
};

type FrameKind = LineWording['kind'] | 'bonus';

const frameKind = ({ kind, isBonus }: LineWording): FrameKind =>
  isBonus && /^(?:experience|knowledge|years)$/.test(kind) ? 'bonus' : kind;

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
  const free = frames[frameKind(wording)].filter(([, text]) => !use.interview.has(text));
  const frame = leastUsed(free, use.plan);
  if (frame === undefined) return null;
  use.interview.add(frame[1]);
  const [type, text] = frame;
  const question = text.replace('{line}', () => phrase);
  return { type, question, ...guidance[typeKey(type)] };
}

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

import type { PlannedQuestion } from './plan.ts';
import type { QuotedLine } from './quotedLine.ts';

type Frame = readonly [PlannedQuestion['type'], string];

const howTo = `
Technical: This is one of the duties: {line} How do you go about it, step by step?
Situational: Among the tasks is this one: {line} Suppose you start with it next week. What would you do first, and what would you need to know?
Technical: The posting names this task: {line} How do you make sure that it is done well?
Situational: One part of the job reads: {line} What can go wrong with it, and how would you deal with that?
Technical: This belongs to the job as well: {line} Somebody new asks you how it is done well. What do you tell them?`;

/** "{line}" is where the posting's own words stand, with their quotation marks and full stop. */
const frames: Readonly<Record<FrameKind, readonly Frame[]>> = {
  task: framesOf(`
Behavioral: The posting lists this duty: {line} Tell me about a time when you did such work. What was your part, and what came of it?
${howTo}
Behavioral: From the list of duties: {line} Take me through the last time you did work of that kind.
Behavioral: You would do this in the job: {line} What is the hardest case of that kind you have handled?`),
  ownTask: framesOf(howTo),
  asset: framesOf(`
Behavioral: The posting asks for this: {line} Tell me about the work of yours that shows it best.
Behavioral: One of the requirements reads: {line} Can you give me an example from your own work?
Behavioral: Among the requirements is this: {line} Where have you needed it, and what came of it?
Behavioral: We look for this: {line} What is the most demanding case in which you have shown it?`),
  years: framesOf(`
Behavioral: The posting asks for this: {line} Take me through what you bring: where, for how long, and with which responsibilities?
Behavioral: One of the requirements reads: {line} Which of your positions comes closest, and what did you do there?`),
  tools: framesOf(`
Technical: The posting names these: {line} Which of them have you worked with, and what for?`),
  bonus: framesOf(`
Behavioral: The posting names this as a plus: {line} Tell me what you have done of that kind.
Behavioral: This would help in the job: {line} If you bring it, where have you used it?`),
};

type FrameKind = QuotedLine['kind'] | 'bonus';

const frameKind = ({ kind, isBonus }: QuotedLine): FrameKind =>
  isBonus && kind !== 'tools' ? 'bonus' : kind;

/** One frame a line: its type, a colon, its words. */
function framesOf(text: string): Frame[] {
  return text
    .trim()
    .split(/\n+/)
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
  wording: QuotedLine,
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

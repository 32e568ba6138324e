import { guidance, lineFrames, type Frame, type FrameKind } from './library/lineFrames.ts';
import type { PlannedQuestion } from './plan.ts';
import type { QuotedLine } from './quotedLine.ts';

const frameKind = ({ kind, isBonus }: QuotedLine): FrameKind =>
  isBonus && kind !== 'tools' ? 'bonus' : kind;

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
  const kind = frameKind(wording);
  const isFree = ([, text]: Frame) => !use.interview.has(text);
  const free = lineFrames[kind].filter(isFree);
  // Of many duties of one kind some are asked like any other.
  const isDuty = kind === 'handWork' || kind === 'wideTask';
  const others = isDuty ? lineFrames.task.filter(isFree) : [];
  const frame = leastUsed(free.length > 0 ? free : others, use.plan);
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

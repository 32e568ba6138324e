import { guidance, lineFrames, type Frame, type FrameKind } from './library/lineFrames.ts';
import type { PlannedQuestion } from './plan.ts';
import type { QuotedLine } from './quotedLine.ts';
import { readVerb } from './verbForms.ts';
import { nounLikeVerbs } from './verbList.ts';

/** How a line is asked about. `isFirstJob`: of somebody who will learn the work in the job. */
function frameKind({ kind, isBonus, phrase }: QuotedLine, isFirstJob: boolean): FrameKind {
  if (kind === 'tools' || kind === 'years') return kind;
  if (isBonus) return 'bonus';
  const isBrought = kind === 'asset' || kind === 'ability';
  if (isFirstJob) return isBrought ? 'firstAsset' : 'firstTask';
  if (kind !== 'asset') return kind;
  if (isWork(phrase)) return 'task';
  if (basic.test(phrase)) return 'basics';
  if (/\bworked\b/i.test(phrase)) return 'years';
  if (/\b(?:experience|background|track record)\b/i.test(phrase)) return 'experience';
  return /\b(?:knowledge\w*|understanding|grasp)\b/i.test(phrase) ? 'knowledge' : 'skill';
}
const basic =
  /^“(?:an? )?(?:basic|some|general|elementary|(?:good |strong )?familiar\w*|awareness)\b/i;

/** "Documenting technical knowledge": work, though it names something to bring. */
const isWork = (phrase: string): boolean => {
  const [first = '', second = ''] = phrase.slice(1).split(' ');
  const verb = readVerb(first);
  return (
    verb !== null &&
    (verb.form === 'gerund' || !nounLikeVerbs.has(verb.base)) &&
    !/^(?:understanding|experience|working|outstanding|being|possess|have|bring|command|comfort|demonstrat|show)/i.test(
      first,
    ) &&
    !/^(?:experience|knowledge|skills?)$/i.test(second)
  );
};

export type FrameUse = Map<string, number>;

/**
 * The question that a line becomes, in the frame used least in the plan and not yet in this interview;
 * null when each frame has stood in the interview.
 */
export function lineQuestion(
  wording: QuotedLine,
  use: { plan: FrameUse; interview: Set<string>; isFirstJob?: boolean },
): PlannedQuestion | null {
  const { phrase } = wording;
  const kind = frameKind(wording, use.isFirstJob === true);
  const isFree = ([, text]: Frame) => !use.interview.has(text);
  const free = lineFrames[kind].filter(isFree);
  // What fits duties of this employer fits any.
  const isDuty = kind === 'task' || kind === 'handWork' || kind === 'wideTask';
  const others = isDuty ? lineFrames.ownTask.filter(isFree) : [];
  const frame = leastUsed(free.length > 0 ? free : others, use.plan);
  if (frame === undefined) return null;
  use.interview.add(frame[1]);
  const [type, text] = frame;
  const question = text.replace('{line}', () => phrase);
  return { type, question, ...guidance[guidanceKey(kind, type)] };
}

function guidanceKey(kind: FrameKind, type: string): keyof typeof guidance {
  if (type === 'Situational') return type;
  if (kind === 'firstTask' || kind === 'firstAsset') return 'first';
  if (asksWhatIsBrought.has(kind)) return 'brought';
  return type === 'Technical' ? type : 'Behavioral';
}
const asksWhatIsBrought: ReadonlySet<FrameKind> = new Set<FrameKind>([
  ...(['experience', 'knowledge', 'skill', 'basics', 'years', 'tools', 'bonus'] as const),
]);

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

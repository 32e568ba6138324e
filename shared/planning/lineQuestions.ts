import { guidance, lineFrames, type Frame, type FrameKind } from './library/lineFrames.ts';
import { being, deeds, standing, stateOfThings, upkeep } from './library/lineSorts.ts';
import type { PlannedQuestion } from './plan.ts';
import { spokenFrames, spokenLeads } from './library/spokenFrames.ts';
import type { QuotedLine } from './quotedLine.ts';
import { spokenLine, type SpokenLine } from './spokenLine.ts';
import { readVerb } from './verbForms.ts';
import { nounLikeVerbs } from './library/verbList.ts';

/** Whether a line can be spoken as part of a question. */
export const isSpoken = (wording: QuotedLine): boolean =>
  spokenLine(wording.phrase, asksOfWork.has(frameKind(wording, false))) !== null;

/** How a line is asked about. `isFirstJob`: of somebody who will learn the work in the job. */
function frameKind({ kind, isBonus, phrase }: QuotedLine, isFirstJob: boolean): FrameKind {
  if (kind === 'tools' || kind === 'years') return kind;
  const isBrought = kind === 'asset' && !isWork(phrase);
  const isBeing = isBrought && being.test(phrase);
  if (isBonus) return isBeing ? 'bonusBeing' : isBrought ? 'bonus' : 'bonusTask';
  if (isFirstJob) return isBeing ? 'firstBeing' : isBrought ? 'firstAsset' : 'firstTask';
  if (isBrought) return isBeing ? 'being' : broughtKind(phrase);
  if (kind === 'ability' || kind === 'wideTask') return kind;
  const verb = firstVerb(phrase);
  if (verb === null) return 'namedWork';
  if (standing.has(verb.base) || (upkeep.has(verb.base) && stateOfThings.test(phrase)))
    return 'standing';
  if (kind === 'ownTask') return kind;
  return deeds.has(verb.base) ? 'deed' : 'routine';
}

/** By what is named first: "IT skills with a knowledge of Excel" are skills. */
function broughtKind(phrase: string): FrameKind {
  if (basic.test(phrase)) return 'basics';
  if (/\bworked\b/i.test(phrase)) return 'years';
  const [named = ''] =
    /\b(?:experience|background|track record|knowledge\w*|understanding|grasp|skill\w*|proficien\w*|fluen\w*)\b/i.exec(
      phrase,
    ) ?? [];
  if (/^(?:experience|background|track record)$/i.test(named)) return 'experience';
  return /^(?:knowledge|understanding|grasp)/i.test(named) ? 'knowledge' : 'skill';
}
const basic =
  /^“(?:an? )?(?:basic|some|general|elementary|(?:good |strong )?familiarity|awareness)\b/i;

const firstVerb = (phrase: string) =>
  readVerb(/[\p{L}-]+/u.exec(phrase.replace(/^“\p{L}+ly /u, ''))?.[0] ?? '');

/** "Documenting technical knowledge": work, though it names something to bring. */
const isWork = (phrase: string): boolean => {
  const verb = firstVerb(phrase);
  const isVerb =
    verb === null
      ? /^“\p{L}+ing (?:an?|the|our)\b/u.test(phrase)
      : verb.form === 'gerund' || !nounLikeVerbs.has(verb.base);
  return (
    isVerb &&
    !/^“(?:understanding|experience|working|outstanding|being|possess|have|bring|command|comfort|demonstrat|show)/i.test(
      phrase,
    ) &&
    !/^“\p{L}+ing (?:\p{L}+ ){0,2}(?:experience|background|skills?)\b/iu.test(phrase)
  );
};

const duties: ReadonlySet<FrameKind> = new Set<FrameKind>([
  ...(['routine', 'deed', 'standing', 'wideTask', 'namedWork'] as const),
]);

const asksOfWork: ReadonlySet<FrameKind> = new Set<FrameKind>([
  ...duties,
  ...(['ownTask', 'ability', 'firstTask', 'bonusTask'] as const),
]);

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
  const said = spokenLine(phrase, asksOfWork.has(kind));
  if (said === null) return null;
  const framesFor = (name: FrameKind): readonly Frame[] => [
    ...(said.isShort ? (spokenFrames[name]?.[said.form] ?? []) : []),
    ...lineFrames[name],
  ];
  const isFree = ([, text]: Frame) => !use.interview.has(text);
  const free = framesFor(kind).filter(isFree);
  // What fits duties of this employer fits any.
  const others = duties.has(kind) ? framesFor('ownTask').filter(isFree) : [];
  const frame = leastUsed(free.length > 0 ? free : others, use.plan);
  if (frame === undefined) return null;
  use.interview.add(frame[1]);
  const [type, text] = frame;
  const question = spoken(text, said);
  return { type, question, ...guidance[guidanceKey(kind, type)] };
}

/** The frame with the line as part of its sentence. */
function spoken(frame: string, { form, text }: SpokenLine): string {
  const [quote = '', lead = ''] = /^(.+?): \{line\}/.exec(frame) ?? [];
  const words = lead === '' ? frame : frame.replace(quote, spokenLeads[lead]?.[form] || quote);
  return words.replace('{line}', () => text);
}

function guidanceKey(kind: FrameKind, type: string): keyof typeof guidance {
  if (type === 'Situational') return type;
  if (kind === 'firstTask' || kind === 'firstAsset' || kind === 'firstBeing') return 'first';
  if (asksWhatIsBrought.has(kind)) return 'brought';
  return type === 'Technical' ? type : 'Behavioral';
}
const asksWhatIsBrought: ReadonlySet<FrameKind> = new Set<FrameKind>([
  ...([
    'experience',
    'knowledge',
    'skill',
    'basics',
    'years',
    'tools',
    'bonus',
    'bonusTask',
    'being',
    'bonusBeing',
  ] as const),
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

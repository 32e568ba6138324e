import { anyTitleWord, leadsPeople, setsAims } from './jobFamilyOf.ts';
import { roles } from './library/roles/roleLibrary.ts';
import { staffRole } from './library/leadingWords.ts';
import type { Role, RoleQuestion } from './library/roles/roleText.ts';
import { findCues, indexCues, type CueIndex } from './library/tasks/cueIndex.ts';
import { roleLikeness } from './roleLikeness.ts';
import { headOf, rolesDenied, rolesInTitle, rolesNamed } from './rolesNamed.ts';
import { saysLittle, soughtWords } from './library/soughtWords.ts';

/** A title's best jobs so near to each other are told apart by the lines. */
const nearby = 4;
/** Fewer lines say too little to speak against a title. */
const enoughLines = 6;
/** A job of the title's words is taken instead where the lines are like it, and so much more. */
const instead = { least: 0.15, times: 1.4 };
/** … and any other job where they are more so. */
const anyInstead = { least: 0.2, times: 1.6 };
/** A posting of so many lines that has less than `fewestHits` of a job's is for another job. */
const manyLines = 8;
const fewestHits = 2;
/** So like must a job be that no title names; less will do where it has a word of the title. */
const likeEnough = { any: 0.18, ofTitle: 0.12 };
/** Of those nearly as like as the first, one that is looked for. */
const nearlyAsLike = 0.85;

/**
 * The job that a posting is for, as the library has it: the one its title names, or one of the same words where
 * the lines speak for that; without a title that says it, the one that its first sentences look for or its
 * lines are most like. Null where there is none.
 */
export function findRole(
  { title, text }: { title: string | null; text: string },
  lines: readonly string[],
): Role | null {
  const named = title === null ? [] : rolesInTitle(title);
  const [best] = named;
  const first = best ? named.filter(({ score }) => score >= best.score - nearby) : [];
  const like = roleLikeness([title ?? '', ...lines].join('\n'));
  const likeness = (role: Role): number => like.get(role) ?? 0;
  const mostLike = (some: readonly Role[]): Role | undefined =>
    some.reduce<Role | undefined>(
      (a, b) => (a === undefined || likeness(b) > likeness(a) ? b : a),
      undefined,
    );
  // Of jobs that share a title the one that bears it, unless the lines say clearly otherwise.
  const sharers = first.map(({ role }) => role);
  const bearer = mostLike(sharers.filter((role) => bearsTitle(role, title ?? '')));
  if (best && lines.length < enoughLines) return bearer ?? best.role;
  const likest = mostLike(sharers);
  const byTitle =
    bearer && likest && likeness(likest) < likeness(bearer) * clearly ? bearer : likest;
  const isLead = leadsPeople(title);
  const denied = rolesDenied(title ?? '');
  const all = [...like.keys()].filter(
    (role) => leadsPeople(role.name) === isLead && !denied.has(role),
  );
  const isInstead = (
    role: Role | undefined,
    named: Role,
    { least, times }: typeof instead,
  ): role is Role =>
    role !== undefined && likeness(role) >= Math.max(least, likeness(named) * times);
  const alike = mostLike(all);
  if (byTitle && title !== null) {
    const related = mostLike(all.filter((role) => hasWords(role, headOf(title))));
    const other = isInstead(alike, byTitle, anyInstead) ? alike : byTitle;
    const chosen = isInstead(related, byTitle, instead) ? related : other;
    return lines.length < manyLines || hitsOf(chosen, lines) >= fewestHits ? chosen : null;
  }
  if (title !== null && !saysLittle.test(title)) {
    const related = mostLike(all.filter((role) => sharesWords(role, headOf(title))));
    return related && likeness(related) >= likeEnough.ofTitle ? related : null;
  }
  const looksFor = [...text.slice(0, mostRead).matchAll(soughtWords)].map(
    ([, words = '']) => words,
  );
  for (const words of looksFor) {
    const role = mostLike(rolesNamed(words).map((item) => item.role));
    if (role && likeness(role) >= likeEnough.any / 2)
      return isInstead(alike, role, anyInstead) ? alike : role;
  }
  if (!alike || likeness(alike) < likeEnough.any) return null;
  const near = all.filter((role) => likeness(role) >= likeness(alike) * nearlyAsLike);
  return (
    mostLike(near.filter((role) => looksFor.some((words) => sharesWords(role, words)))) ?? alike
  );
}

/** Whether the lines of a posting are like what is asked of a job, not only its title, and of its level. */
export function isBorneOut(
  role: Role,
  { title }: { title: string | null },
  lines: readonly string[],
): boolean {
  // A director of outreach does more than an outreach coordinator.
  if (setsAims(title) && leadsPeople(title) && staffRole.test(role.name)) return false;
  const likeness = roleLikeness([title ?? '', ...lines].join('\n')).get(role) ?? 0;
  return lines.length < enoughLines || likeness >= bornOut;
}
const bornOut = 0.18;

/** How many lines are about something that a job is asked about. */
const hitsOf = (role: Role, lines: readonly string[]): number =>
  lines.filter((line) => questionsOn(role, line).length > 0).length;

const clearly = 1.12;
/** Whether a title says the name of a job: "Cook, nights" is a cook, not one in a care home. */
function bearsTitle({ name }: Role, title: string): boolean {
  const words = new Set(title.toLowerCase().match(/\p{L}+/gu));
  return (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).every(
    (word) => words.has(word) || words.has(`${word}s`),
  );
}

/** Whether the titles of a job have one of some words, if it says more than "manager". */
function sharesWords({ titles }: Role, words: string): boolean {
  const own = new Set(titles.match(/\p{L}+/gu));
  return (words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
    (word) => !anyTitleWord.test(word) && (own.has(word) || own.has(word.replace(/s$/, ''))),
  );
}

let titleWords: ReadonlySet<string> | undefined;
/** Words that stand in titles of any job; the others are names and places. */
const wordsOfTitles = (): ReadonlySet<string> =>
  (titleWords ??= new Set(roles.flatMap(({ titles }) => titles.match(/\p{L}+/gu) ?? [])));

/** Whether the titles of a job have the words of a title, all but one of many: "Maintenance Technician II" may be an industrial one. */
function hasWords({ titles }: Role, title: string): boolean {
  const own = new Set(titles.match(/\p{L}+/gu));
  const words = (title.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) =>
    wordsOfTitles().has(word),
  );
  const had = words.filter((word) => own.has(word)).length;
  return had > 0 && had >= Math.max(Math.min(2, words.length), words.length - 1);
}

/** Of a posting so much is read for whom it looks for. */
const mostRead = 2_500;

const indexes = new WeakMap<Role, CueIndex<RoleQuestion>>();

/** The questions of a job on what a line names, the one named most exactly first. */
export function questionsOn(role: Role, line: string): RoleQuestion[] {
  let own = indexes.get(role);
  if (!own) {
    const questions = role.areas.flatMap((area) => area.questions);
    own = indexCues(questions.map((value) => ({ cues: value.cues, value })));
    indexes.set(role, own);
  }
  return findCues(line, own);
}

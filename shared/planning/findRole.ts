import { anyTitleWord, leadsPeople } from './jobFamilyOf.ts';
import type { Role, RoleQuestion } from './library/roles/roleText.ts';
import { findCues, indexCues, type CueIndex } from './library/tasks/cueIndex.ts';
import { roleLikeness } from './roleLikeness.ts';
import { headOf, rolesDenied, rolesInTitle, rolesNamed } from './rolesNamed.ts';

/** A title's best jobs so near to each other are told apart by the lines. */
const nearby = 4;
/** Fewer lines say too little to speak against a title. */
const enoughLines = 6;
/** A job of the title's words is taken instead where the lines are like it, and so much more. */
const instead = { least: 0.15, times: 1.4 };
/** A posting of so many lines that has less than `fewestHits` of a job's is for another job. */
const manyLines = 8;
const fewestHits = 2;
/** So like must a job be that no title names; of those nearly as like as the first, one that is looked for. */
const likeEnough = 0.18;
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
  if (best && lines.length < enoughLines) return best.role;
  const like = roleLikeness([title ?? '', ...lines].join('\n'));
  const likeness = (role: Role): number => like.get(role) ?? 0;
  const mostLike = (some: readonly Role[]): Role | undefined =>
    some.reduce<Role | undefined>(
      (a, b) => (a === undefined || likeness(b) > likeness(a) ? b : a),
      undefined,
    );
  const byTitle = mostLike(first.map(({ role }) => role));
  const isLead = leadsPeople(title);
  const denied = rolesDenied(title ?? '');
  const all = [...like.keys()].filter(
    (role) => leadsPeople(role.name) === isLead && !denied.has(role),
  );
  if (byTitle && title !== null) {
    const related = mostLike(all.filter((role) => hasWords(role, headOf(title))));
    const isLiker =
      related !== undefined &&
      likeness(related) >= Math.max(instead.least, likeness(byTitle) * instead.times);
    const chosen = isLiker ? related : byTitle;
    return lines.length < manyLines || hitsOf(chosen, lines) >= fewestHits ? chosen : null;
  }
  if (title !== null && !saysLittle.test(title)) {
    const alike = mostLike(all);
    return alike && likeness(alike) >= likeEnough && sharesWords(alike, headOf(title))
      ? alike
      : null;
  }
  const looksFor = [...text.slice(0, mostRead).matchAll(sought)].map(([, words = '']) => words);
  for (const words of looksFor) {
    const role = mostLike(rolesNamed(words).map((item) => item.role));
    if (role && likeness(role) >= likeEnough / 2) return role;
  }
  const alike = mostLike(all);
  if (!alike || likeness(alike) < likeEnough) return null;
  const near = all.filter((role) => likeness(role) >= likeness(alike) * nearlyAsLike);
  return (
    mostLike(near.filter((role) => looksFor.some((words) => sharesWords(role, words)))) ?? alike
  );
}

/** How many lines are about something that a job is asked about. */
const hitsOf = (role: Role, lines: readonly string[]): number =>
  lines.filter((line) => questionsOn(role, line).length > 0).length;

/** Whether the titles of a job have one of some words, if it says more than "manager". */
function sharesWords({ titles }: Role, words: string): boolean {
  const own = new Set(titles.match(/\p{L}+/gu));
  return (words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
    (word) => !anyTitleWord.test(word) && (own.has(word) || own.has(word.replace(/s$/, ''))),
  );
}

/** Whether the titles of a job have the words of a title, all but one of many: "Maintenance Technician II" may be an industrial one. */
function hasWords({ titles }: Role, title: string): boolean {
  const own = new Set(titles.match(/\p{L}+/gu));
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const had = words.filter((word) => own.has(word)).length;
  return had > 0 && had >= Math.max(Math.min(2, words.length), words.length - 1);
}

/** Titles that name no trade. */
const saysLittle =
  /^(?:(?:the|our|a|general|assistant|senior|junior|team|new) )*(?:manager|director|coordinator|assistant|associate|officer|specialist|supervisor|administrator|consultant|technician|member|worker|volunteer|intern|staff|help|jobs?\b.*|we\b.*|join\b.*|work\b.*|careers?\b.*)s?!?$/iu;
/** Of a posting so much is read for whom it looks for. */
const mostRead = 2_500;
const sought =
  /\b(?:seek(?:s|ing)?|looking (?:for|to (?:hire|add))|hir(?:e|es|ing)|recruit(?:s|ing)?|in need of|the (?:position|post|role) of|position for|opening for|as an?|the successful)\s+((?:[\p{L}*()’'.,&/-]+\s+){0,9}[\p{L}*()’'/-]+)/giu;

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

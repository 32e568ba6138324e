import { roles } from './library/roles/roleLibrary.ts';
import type { Role, RoleQuestion } from './library/roles/roleText.ts';
import { findCues, findMatches, indexCues, type CueIndex } from './library/tasks/cueIndex.ts';

let index: Record<'named' | 'denied', CueIndex<Role>> | undefined;
/** Jobs by the cues of their titles, and by those that speak against them. */
const titleIndex = () =>
  (index ??= {
    named: indexCues(roles.map((value) => ({ cues: value.titles, value }))),
    denied: indexCues(roles.map((value) => ({ cues: value.notTitles, value }))),
  });

/** What stands behind these in a title says where or for whom, not what. */
const besides = /\s+(?:[-–—|:]|in|at|for|with|to|of the)\s+|\s*[,(;]/iu;
/** The last word of a title says what the job is: a nurse recruiter recruits. */
const lastWordBonus = 8;
/** A title's best jobs so near to each other are told apart by the lines. */
const nearby = 4;
/** A posting of so many lines that has less than `fewestHits` of a job's is for another job. */
const manyLines = 8;
const fewestHits = 2;

/**
 * The job that a posting is for, as the library has it: by its title, else by what its first sentences look
 * for. The lines must bear it out. Null where there is none.
 */
export function findRole(
  { title, text }: { title: string | null; text: string },
  lines: readonly string[],
): Role | null {
  const found =
    title === null
      ? null
      : roleOf(inTitle(title), lines, lines.length >= manyLines ? fewestHits : 0);
  if (found) return found;
  if (title !== null && !saysLittle.test(title)) return null;
  for (const [, words = ''] of text.slice(0, mostRead).matchAll(sought)) {
    const role = roleOf(rolesNamed(words), lines, fewestHits + 1);
    if (role) return role;
  }
  return null;
}

/** Titles that name no trade. */
const saysLittle =
  /^(?:(?:the|our|a|general|assistant|senior|junior|team|new) )*(?:manager|director|coordinator|assistant|associate|officer|specialist|supervisor|administrator|consultant|technician|member|worker|volunteer|intern|staff|help|jobs?\b.*|we\b.*|join\b.*|work\b.*|careers?\b.*)s?!?$/iu;
/** Of a posting so much is read for whom it looks for. */
const mostRead = 2_500;
const sought =
  /\b(?:seek(?:s|ing)?|looking (?:for|to (?:hire|add))|hir(?:e|es|ing)|recruit(?:s|ing)?|in need of|the (?:position|post|role) of|position for|opening for|as an?|the successful)\s+((?:[\p{L}*()’'.,&/-]+\s+){0,9}[\p{L}*()’'/-]+)/giu;

type Named = { role: Role; score: number };

function roleOf(named: readonly Named[], lines: readonly string[], fewest: number): Role | null {
  const [best, ...others] = named;
  if (!best) return null;
  const [found] = [best, ...others.filter(({ score }) => score >= best.score - nearby)]
    .map(({ role }) => ({ role, hits: hitsOf(role, lines) }))
    .sort((a, b) => b.hits - a.hits);
  return found && found.hits >= fewest ? found.role : null;
}

/** The jobs that a title names, first of all what stands before "at", "for" or a dash; "Editor in Chief" is one word. */
function inTitle(title: string): Named[] {
  const [head = ''] = title.split(besides);
  const best = new Map<Role, number>();
  for (const { role, score } of rolesNamed(title)) best.set(role, score);
  for (const { role, score } of rolesNamed(head, title))
    best.set(role, Math.max(score + headBonus, best.get(role) ?? 0));
  return [...best].map(([role, score]) => ({ role, score })).sort((a, b) => b.score - a.score);
}
const headBonus = 4;

/** Whether a title names a job that the library knows. */
export const namesRole = (title: string): boolean => inTitle(title).length > 0;

/** `whole`: what the title says besides, which may speak against a job. */
function rolesNamed(title: string, whole = title): Named[] {
  const others = new Set(findCues(whole, titleIndex().denied));
  return findMatches(title, titleIndex().named)
    .filter(({ value }) => !others.has(value))
    .map(({ value, length, isLast }) => ({
      role: value,
      score: length + (isLast ? lastWordBonus : 0),
    }))
    .sort((a, b) => b.score - a.score);
}

/** How many lines are about something that a job is asked about. */
const hitsOf = (role: Role, lines: readonly string[]): number =>
  lines.filter((line) => questionsOn(role, line).length > 0).length;

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

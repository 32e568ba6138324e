import { roles } from './library/roles/roleLibrary.ts';
import type { Role } from './library/roles/roleText.ts';
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
const headBonus = 4;

/** A job that words name; the longer its cue, the larger the score. */
export interface NamedRole {
  role: Role;
  score: number;
}

/** What a title says the job is: "Cook" of "Cook at the Harbor School". */
export const headOf = (title: string): string => title.split(besides)[0] ?? '';

/** The jobs that a title names, its head first; "Editor in Chief" is one word all the same. */
export function rolesInTitle(title: string): NamedRole[] {
  const best = new Map<Role, number>();
  for (const { role, score } of rolesNamed(title)) best.set(role, score);
  for (const { role, score } of rolesNamed(headOf(title), title))
    best.set(role, Math.max(score + headBonus, best.get(role) ?? 0));
  return [...best].map(([role, score]) => ({ role, score })).sort((a, b) => b.score - a.score);
}

/** Whether a title names a job that the library knows. */
export const namesRole = (title: string): boolean => rolesInTitle(title).length > 0;

/** The jobs that words of a title speak against. */
export const rolesDenied = (title: string): ReadonlySet<Role> =>
  new Set(findCues(title, titleIndex().denied));

/** `whole`: what the title says besides, which may speak against a job. */
export function rolesNamed(title: string, whole = title): NamedRole[] {
  const others = rolesDenied(whole);
  return findMatches(title, titleIndex().named)
    .filter(({ value }) => !others.has(value))
    .map(({ value, length, isLast }) => ({
      role: value,
      score: length + (isLast ? lastWordBonus : 0),
    }))
    .sort((a, b) => b.score - a.score);
}

import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';

export const seesAllCandidates = (actor: Pick<Actor, 'roleType'>): boolean =>
  actor.roleType !== 'BASIC';

/**
 * Which single candidates a person sees is decided by `visibleCandidates`, which every load goes through.
 * Everybody who takes interviews may search them and name a new one.
 */
export const candidatePolicy = definePolicy<null, 'create'>('candidate', {
  read: (actor) => actor.interviewEnabled,
  create: (actor) => actor.interviewEnabled,
});

import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';

/** Everybody who takes interviews may search candidates and name a new one. */
export const candidatePolicy = definePolicy<null, 'create'>('candidate', {
  read: (actor) => actor.interviewEnabled,
  create: (actor) => actor.interviewEnabled,
});

/** A candidate by the positions they applied for. */
export interface CandidateRights {
  positionIds: readonly string[];
}

/** Recruiters and site admins for any position; others for the positions whose hiring team they manage. */
export const addsCandidates = (actor: Actor): boolean =>
  actor.interviewEnabled && (actor.roleType !== 'BASIC' || actor.managedPositionIds.length > 0);

const mayEdit = (actor: Actor, { positionIds }: CandidateRights): boolean =>
  actor.roleType !== 'BASIC' || positionIds.some((id) => actor.managedPositionIds.includes(id));

/**
 * Which single candidates a person sees is decided by `visibleCandidates`, which every load goes through.
 * Recruiters, site admins and the people who manage the hiring team of one of the positions keep the record.
 */
export const candidateRecordPolicy = definePolicy<
  CandidateRights,
  'edit' | 'rate' | 'recordConsent' | 'delete'
>('candidate', {
  read: (actor) => actor.interviewEnabled,
  edit: mayEdit,
  rate: () => true,
  recordConsent: mayEdit,
  delete: (actor) => actor.permissions.has('DELETE_CANDIDATE'),
});

/** Applications are moved by who may edit the candidate, or manages the position's hiring team. */
export const applicationPolicy = definePolicy<{ positionId: string }, 'edit'>('application', {
  read: (actor) => actor.interviewEnabled,
  edit: (actor, { positionId }) =>
    actor.roleType !== 'BASIC' || actor.managedPositionIds.includes(positionId),
});

import type { VisibilityFacts } from '#shared/domain/visibility.ts';
import { isCallVisible } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';

const isPartOf = (actor: Actor, { ownerId, interviewerIds }: VisibilityFacts): boolean =>
  ownerId === actor.userId || interviewerIds.includes(actor.userId);

const schedules = (actor: Actor, interview: VisibilityFacts): boolean =>
  isPartOf(actor, interview) ||
  actor.roleType !== 'BASIC' ||
  (interview.positionId !== null && actor.managedPositionIds.includes(interview.positionId));

/**
 * Who may do what with an interview that has not begun: its people, recruiters and site admins, and
 * the people who manage the position's hiring team. Only its own people begin it.
 */
export const scheduledInterviewPolicy = definePolicy<VisibilityFacts, 'edit' | 'delete' | 'start'>(
  'interview',
  { read: isCallVisible, edit: schedules, delete: schedules, start: isPartOf },
);

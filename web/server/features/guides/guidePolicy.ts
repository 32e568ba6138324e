import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';
import type { GuideRow } from './guideLoaders.ts';

const mayEdit = (actor: Actor, guide: GuideRow): boolean =>
  guide.atsId === null && (guide.creatorId === actor.userId || actor.roleType === 'SITE_ADMIN');

/** Which guides a person reads is decided by `visibleGuides`, which every load goes through. */
export const guidePolicy = definePolicy<
  GuideRow,
  'edit' | 'assign' | 'duplicate' | 'delete' | 'removeFromPosition'
>('guide', {
  read: (actor, guide) => guide.organizationId === actor.organizationId,
  edit: mayEdit,
  /** Takes the organization's setting as well, which the command asks for. */
  assign: (actor, guide) => mayEdit(actor, guide) && mayAssignGuides(actor, guide.positionId),
  duplicate: (actor) => actor.interviewEnabled,
  delete: (actor, guide) => guide.creatorId === actor.userId,
  removeFromPosition: (actor, guide) => guide.creatorId === actor.userId,
});

/** Naming interviewers is for people who manage hiring teams: all of them, or that of the position. */
export const mayAssignGuides = (actor: Actor, positionId: string | null): boolean =>
  actor.permissions.has('MANAGE_HIRING_TEAM') ||
  (positionId !== null && actor.managedPositionIds.includes(positionId));

/** Guides of one's own: everybody where the organization has the interview product. */
export const newGuidePolicy = definePolicy<{ positionId: string | null }, 'create' | 'assign'>(
  'guide',
  {
    read: (actor) => actor.interviewEnabled,
    create: (actor) => actor.interviewEnabled,
    assign: (actor, { positionId }) => mayAssignGuides(actor, positionId),
  },
);

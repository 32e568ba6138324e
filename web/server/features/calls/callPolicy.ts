import { isCallVisible, type VisibilityFacts } from '../../../../shared/domain/visibility.ts';
import { definePolicy } from '../../auth/policy.ts';

const isPartOf = (actor: { userId: string }, call: VisibilityFacts): boolean =>
  call.ownerId === actor.userId || call.interviewerIds.includes(actor.userId);

/** Who may do what with a call (specification §6). */
export const callPolicy = definePolicy<
  VisibilityFacts,
  'edit' | 'cancelUpload' | 'delete' | 'download' | 'changeVisibility'
>('interview', {
  read: isCallVisible,
  edit: (actor, call) =>
    isPartOf(actor, call) ||
    actor.roleType !== 'BASIC' ||
    (call.positionId !== null && actor.managedPositionIds.includes(call.positionId)),
  cancelUpload: (actor, call) => call.ownerId === actor.userId,
  delete: (actor, call) => call.ownerId === actor.userId || actor.permissions.has('DELETE_CALL'),
  download: (actor) => actor.permissions.has('DOWNLOAD_RECORDING'),
  changeVisibility: (actor, call) => isPartOf(actor, call) || actor.roleType === 'SITE_ADMIN',
});

/** Who may bring a recording: everybody where the organization has the interview product. */
export const uploadPolicy = definePolicy<null, 'create'>('recording', {
  read: (actor) => actor.interviewEnabled,
  create: (actor) => actor.interviewEnabled,
});

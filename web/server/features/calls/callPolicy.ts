import { isCallVisible, type VisibilityFacts } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';

const isPartOf = (actor: { userId: string }, call: VisibilityFacts): boolean =>
  call.ownerId === actor.userId || call.interviewerIds.includes(actor.userId);

const decidesWhoSees = (actor: Actor, call: VisibilityFacts): boolean =>
  isPartOf(actor, call) || actor.roleType === 'SITE_ADMIN';

/** Who may do what with a call (specification §6). */
export const callPolicy = definePolicy<
  VisibilityFacts,
  | 'edit'
  | 'cancelUpload'
  | 'delete'
  | 'keep'
  | 'redact'
  | 'disableRecording'
  | 'download'
  | 'changeVisibility'
  | 'readViewers'
  | 'share'
  | 'shareExternal'
>('interview', {
  read: isCallVisible,
  edit: (actor, call) =>
    isPartOf(actor, call) ||
    actor.roleType !== 'BASIC' ||
    (call.positionId !== null && actor.managedPositionIds.includes(call.positionId)),
  cancelUpload: (actor, call) => call.ownerId === actor.userId,
  delete: (actor, call) => call.ownerId === actor.userId || actor.permissions.has('DELETE_CALL'),
  keep: (actor) => actor.permissions.has('MANAGE_ALL_REDACTIONS'),
  // What cannot be undone is not done in the name of somebody who is impersonated.
  redact: (actor) => actor.permissions.has('MANAGE_ALL_REDACTIONS') && !actor.isImpersonated,
  // It destroys as much as deleting does.
  disableRecording: (actor, call) =>
    (call.ownerId === actor.userId || actor.permissions.has('DELETE_CALL')) &&
    !actor.isImpersonated,
  download: (actor) => actor.permissions.has('DOWNLOAD_RECORDING'),
  changeVisibility: decidesWhoSees,
  readViewers: decidesWhoSees,
  // To share is to decide who sees it.
  share: decidesWhoSees,
  shareExternal: (actor, call) =>
    decidesWhoSees(actor, call) &&
    (actor.permissions.has('SHARE_RECORDINGS_EXTERNALLY') ||
      (call.positionId !== null && actor.teamExternalSharePositionIds.includes(call.positionId))) &&
    // Nothing leaves the organization in the name of somebody who is impersonated.
    !actor.isImpersonated,
});

/** Who may bring a recording: everybody where the organization has the interview product. */
export const uploadPolicy = definePolicy<null, 'create'>('recording', {
  read: (actor) => actor.interviewEnabled,
  create: (actor) => actor.interviewEnabled,
});

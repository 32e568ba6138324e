import { isCallVisible, type VisibilityFacts } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';
import { callPolicy } from '../calls/callPolicy.ts';
import type { LoadedClip } from './clipLoaders.ts';

/** The same as `visibleClips`: who sees the call sees its clips, and so do those they are shared with. Its author changes it, or who edits the call. */
export const clipPolicy = definePolicy<
  LoadedClip,
  'edit' | 'delete' | 'download' | 'share' | 'shareExternal'
>('clip', {
  read: (actor, clip) =>
    isCallVisible(actor, clip.call) ||
    (actor.interviewEnabled && clip.isShared && clip.organizationId === actor.organizationId),
  edit: (actor, clip) => clip.userId === actor.userId,
  delete: (actor, clip) => clip.userId === actor.userId || callPolicy.can(actor, 'edit', clip.call),
  download: (actor, clip) => callPolicy.can(actor, 'download', clip.call),
  share: (actor, clip) => callPolicy.can(actor, 'share', clip.call),
  shareExternal: (actor, clip) => callPolicy.can(actor, 'shareExternal', clip.call),
});

/** Whether the actor may give a clip to those it is shared with. */
export const clipRightsOf = (actor: Actor, clip: LoadedClip) => ({
  inside: clipPolicy.can(actor, 'share', clip),
  outside: clipPolicy.can(actor, 'shareExternal', clip),
});
export type ClipRights = ReturnType<typeof clipRightsOf>;

/** Whoever sees an interview may cut clips of it. */
export const callClipsPolicy = definePolicy<VisibilityFacts, 'clip'>('interview', {
  read: isCallVisible,
  clip: (actor) => actor.interviewEnabled,
});

import type { VisibilityFacts } from '#shared/domain/visibility.ts';
import { definePolicy } from '../../auth/policy.ts';
import { callPolicy } from '../calls/callPolicy.ts';

/** AI notes are as visible as their call, and changed by whoever may edit that: its interviewers among them. */
export const aiNotePolicy = definePolicy<
  VisibilityFacts,
  'write' | 'edit' | 'report' | 'ask' | 'readProtected'
>('interview', {
  read: (actor, call) => callPolicy.can(actor, 'read', call),
  write: (actor, call) => callPolicy.can(actor, 'edit', call),
  edit: (actor, call) => callPolicy.can(actor, 'edit', call),
  report: (actor, call) => callPolicy.can(actor, 'read', call),
  ask: (actor, call) => callPolicy.can(actor, 'read', call),
  readProtected: (actor, call) =>
    actor.roleType === 'SITE_ADMIN' ||
    call.ownerId === actor.userId ||
    call.interviewerIds.includes(actor.userId),
});

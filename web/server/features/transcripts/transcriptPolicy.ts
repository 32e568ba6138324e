import { definePolicy } from '../../auth/policy.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { callPolicy } from '../calls/callPolicy.ts';

/** A transcript is as visible as its call, and corrected by whoever may edit that. */
export const transcriptPolicy = definePolicy<LoadedCall, 'correct'>('transcript', {
  read: (actor, call) => callPolicy.can(actor, 'read', call),
  correct: (actor, call) => callPolicy.can(actor, 'edit', call),
});

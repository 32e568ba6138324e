import { isCallVisible } from '#shared/domain/visibility.ts';
import { definePolicy } from '../../auth/policy.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';

/** Who may bring captions to a call: only the person whose browser captures it. */
export const capturePolicy = definePolicy<LoadedCall, 'append' | 'end' | 'discard'>('interview', {
  read: isCallVisible,
  append: (actor, call) => call.ownerId === actor.userId,
  discard: (actor, call) => call.ownerId === actor.userId,
  end: (actor, call) => call.ownerId === actor.userId || actor.roleType === 'SITE_ADMIN',
});

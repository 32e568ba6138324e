import { isCallVisible } from '#shared/domain/visibility.ts';
import { definePolicy } from '../../auth/policy.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { callPolicy } from '../calls/callPolicy.ts';

/** Who may bring captions to a call: only the person whose browser captures it. Who may edit it may pause it. */
export const capturePolicy = definePolicy<LoadedCall, 'append' | 'end' | 'discard' | 'pause'>(
  'interview',
  {
    read: isCallVisible,
    append: (actor, call) => call.ownerId === actor.userId,
    discard: (actor, call) => call.ownerId === actor.userId,
    pause: (actor, call) => callPolicy.can(actor, 'edit', call),
    end: (actor, call) => call.ownerId === actor.userId || actor.roleType === 'SITE_ADMIN',
  },
);

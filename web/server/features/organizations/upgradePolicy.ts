import { definePolicy } from '../../auth/policy.ts';

/** Anybody signed in may ask for a product; that is the point of asking. */
export const upgradePolicy = definePolicy<null, 'request'>('request', {
  read: () => true,
  request: () => true,
});

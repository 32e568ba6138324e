import { definePolicy } from '../../auth/policy.ts';

/** Everybody may connect a browser extension and report its version for themselves, nobody in another's name. */
export const extensionPolicy = definePolicy<null, 'connect'>('extension', {
  read: () => true,
  connect: (actor) => !actor.isImpersonated,
});

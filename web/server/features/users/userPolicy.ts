import { definePolicy } from '../../auth/policy.ts';

/** People change their own settings; staff who impersonate them do not. */
export const userPolicy = definePolicy<{ id: string }, 'updateSettings'>('user', {
  read: (actor, user) => user.id === actor.userId,
  updateSettings: (actor) => !actor.isImpersonated,
});

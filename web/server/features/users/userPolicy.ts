import { definePolicy } from '../../auth/policy.ts';

/** People change their own settings and phone number; staff who impersonate them do not. */
export const userPolicy = definePolicy<{ id: string }, 'updateSettings' | 'changePhoneNumber'>(
  'user',
  {
    read: (actor, user) => user.id === actor.userId,
    updateSettings: (actor) => !actor.isImpersonated,
    changePhoneNumber: (actor) => !actor.isImpersonated,
  },
);

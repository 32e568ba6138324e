import { definePolicy } from '../../auth/policy.ts';

/** Who may search: everybody where the organization has the interview product. What is found is asked elsewhere. */
export const searchPolicy = definePolicy<null, 'search'>('search', {
  read: (actor) => actor.interviewEnabled,
  search: (actor) => actor.interviewEnabled,
});

import { definePolicy } from '../../auth/policy.ts';

/**
 * Everybody in interviews reads the alerts of the interviews they may see, and says for themselves what they
 * have seen, find right or follow; nobody does so as another person. Recruiters and admins read how often
 * alerts are right.
 */
export const candidateAlertPolicy = definePolicy<null, 'respond' | 'measure'>('candidate alert', {
  read: (actor) => actor.interviewEnabled,
  respond: (actor) => !actor.isImpersonated,
  measure: (actor) => actor.roleType !== 'BASIC',
});

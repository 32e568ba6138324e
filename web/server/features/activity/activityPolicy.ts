import { definePolicy } from '../../auth/policy.ts';

/** Everybody in interviews reads the feed; it has only what happened to records they may see. */
export const activityPolicy = definePolicy<null, 'list'>('activity feed', {
  read: (actor) => actor.interviewEnabled,
  list: () => true,
});

import { definePolicy } from '../../auth/policy.ts';

/** Positions, their groups and stages are the whole organization's to read. */
export const positionPolicy = definePolicy<null, 'create'>('position', {
  read: () => true,
  create: (actor) => actor.permissions.has('CREATE_POSITION'),
});

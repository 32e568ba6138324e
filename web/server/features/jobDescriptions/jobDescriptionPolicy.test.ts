import { expect, test } from 'vitest';
import type { JobDescriptionFacts } from '#shared/domain/jobDescriptionVisibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { jobDescriptionPolicy, planModulePolicy } from './jobDescriptionPolicy.ts';

const person = (changes: Partial<Actor>): Actor => ({
  userId: 'nobody',
  organizationId: 'here',
  sessionId: null,
  connectionId: null,
  permissions: new Set(),
  roleType: 'BASIC',
  planRole: 'EDITOR',
  planEnabled: true,
  interviewEnabled: true,
  openFeatures: new Set(),
  managedPositionIds: [],
  teamPublicPositionIds: [],
  teamRestrictedPositionIds: [],
  teamPrivatePositionIds: [],
  teamNotesPositionIds: [],
  teamExternalSharePositionIds: [],
  isImpersonated: false,
  impersonatorId: null,
  ...changes,
});
const shared: JobDescriptionFacts = {
  organizationId: 'here',
  creatorId: 'creator',
  sharedToIds: ['recipient'],
  isDeleted: false,
};
const verbs = ['read', 'edit', 'share', 'delete'] as const;
const mayDo = (actor: Actor, thing = shared) =>
  verbs.filter((verb) => jobDescriptionPolicy.can(actor, verb, thing));

test.each([
  ['its creator', { userId: 'creator' }, ['read', 'edit', 'share', 'delete']],
  ['a colleague it was shared with', { userId: 'recipient' }, ['read', 'edit']],
  ['another colleague', { userId: 'somebody' }, []],
  ['a plan admin', { planRole: 'ADMIN' }, ['read', 'edit', 'share', 'delete']],
  ['a site admin without a plan role', { roleType: 'SITE_ADMIN', planRole: null }, []],
  ['its creator after losing the role', { userId: 'creator', planRole: null }, []],
  ['its creator when the product is off', { userId: 'creator', planEnabled: false }, []],
  ['a plan admin of another organization', { planRole: 'ADMIN', organizationId: 'there' }, []],
] as const)('%s may do %j', (_who, changes, expected) => {
  expect(mayDo(person(changes))).toEqual(expected);
});

test('nobody does anything with one that is deleted', () => {
  expect(mayDo(person({ planRole: 'ADMIN' }), { ...shared, isDeleted: true })).toEqual([]);
});

test.each([
  ['no product', { planEnabled: false }, 'PLAN_NOT_ENABLED'],
  ['no role', { planRole: null }, 'PLAN_FORBIDDEN'],
  ['not shared with them', {}, 'NOT_FOUND'],
  ['shared, but not theirs to delete', { userId: 'recipient' }, 'FORBIDDEN'],
] as const)('who is refused learns why: %s', (_why, changes, code) => {
  expect(() => jobDescriptionPolicy.authorize(person(changes), 'delete', shared)).toThrow(
    expect.objectContaining({ code }),
  );
});

test('everybody with a role creates, only admins list all', () => {
  const editor = person({});
  expect(planModulePolicy.can(editor, 'create', null)).toBe(true);
  expect(planModulePolicy.can(editor, 'viewAll', null)).toBe(false);
  expect(planModulePolicy.can(person({ planRole: 'ADMIN' }), 'viewAll', null)).toBe(true);
});

import type { Permission, TeamPermission } from './permissions.ts';

export const callVisibilities = ['PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'] as const;
export type CallVisibility = (typeof callVisibilities)[number];

/** What the rule needs to know about the person who asks. */
export interface VisibilityActor {
  userId: string;
  organizationId: string;
  /** Without the product nobody sees an interview. */
  interviewEnabled: boolean;
  permissions: ReadonlySet<string>;
  /** Positions whose calls of a visibility the actor sees as a member of the hiring team. */
  teamPublicPositionIds: readonly string[];
  teamRestrictedPositionIds: readonly string[];
  teamPrivatePositionIds: readonly string[];
}

/** What the rule needs to know about a call. */
export interface VisibilityFacts {
  organizationId: string;
  visibility: CallVisibility;
  ownerId: string;
  positionId: string | null;
  interviewerIds: readonly string[];
  /** People invited whose invitation has not expired. */
  invitedIds: readonly string[];
  isDeleted: boolean;
}

/** Which interviews of one visibility a person sees without being a part of them. */
export interface VisibilityReach {
  isEverything: boolean;
  /** Positions whose interviews are seen; of no use where everything is. */
  positionIds: readonly string[];
}

/** The rights to see the interviews of a visibility: all of them by role, those of a position by its team. */
const rightsToSee = {
  PUBLIC: { role: 'ACCESS_ALL_PUBLIC_CALLS', team: 'ACCESS_TEAM_PUBLIC_CALLS' },
  RESTRICTED: { role: 'ACCESS_ALL_RESTRICTED_CALLS', team: 'ACCESS_TEAM_RESTRICTED_CALLS' },
  PRIVATE: { role: 'ACCESS_ALL_PRIVATE_CALLS', team: 'ACCESS_TEAM_PRIVATE_CALLS' },
} as const satisfies Record<string, { role: Permission; team: TeamPermission }>;

/** Null for the visibility that everybody in the organization sees. */
export const rightsToSeeCalls = (visibility: CallVisibility) =>
  visibility === 'ORGANIZATION' ? null : rightsToSee[visibility];

/** The table that `isCallVisible` and the SQL predicate are both made from. */
export function visibilityReach(
  actor: VisibilityActor,
  visibility: CallVisibility,
): VisibilityReach {
  if (visibility === 'ORGANIZATION') return { isEverything: true, positionIds: [] };
  const positionIds = {
    PUBLIC: actor.teamPublicPositionIds,
    RESTRICTED: actor.teamRestrictedPositionIds,
    PRIVATE: actor.teamPrivatePositionIds,
  };
  return {
    isEverything: actor.permissions.has(rightsToSee[visibility].role),
    positionIds: positionIds[visibility],
  };
}

/** Why somebody sees a call, the closest reason first. */
export const visibilityReasons = [
  'OWNER',
  'INTERVIEWER',
  'INVITED',
  'ORGANIZATION',
  'ROLE',
  'TEAM',
] as const;
export type VisibilityReason = (typeof visibilityReasons)[number];

/** Why a person sees a call; null where they do not. */
export function visibilityReason(
  actor: VisibilityActor,
  call: VisibilityFacts,
): VisibilityReason | null {
  if (call.isDeleted || !actor.interviewEnabled) return null;
  if (actor.organizationId !== call.organizationId) return null;
  if (call.ownerId === actor.userId) return 'OWNER';
  if (call.interviewerIds.includes(actor.userId)) return 'INTERVIEWER';
  if (call.invitedIds.includes(actor.userId)) return 'INVITED';
  if (call.visibility === 'ORGANIZATION') return 'ORGANIZATION';
  const reach = visibilityReach(actor, call.visibility);
  if (reach.isEverything) return 'ROLE';
  return call.positionId !== null && reach.positionIds.includes(call.positionId) ? 'TEAM' : null;
}

/**
 * Whether a person sees a call. The database predicate (`visibleCalls`) says the same in SQL; a test
 * holds the two together.
 */
export const isCallVisible = (actor: VisibilityActor, call: VisibilityFacts): boolean =>
  visibilityReason(actor, call) !== null;

const descriptions: Record<CallVisibility, { label: string; description: string }> = {
  ORGANIZATION: { label: 'Organization', description: 'Any user at the company' },
  PUBLIC: {
    label: 'Hiring Team',
    description: 'The entire hiring team, all company recruiters, site admins and anyone invited',
  },
  RESTRICTED: {
    label: 'Restricted',
    description:
      'Hiring team members in the recording, hiring team admins, site admins and anyone invited',
  },
  PRIVATE: {
    label: 'Private',
    description: 'Interviewers in the recording, site admins and anyone invited',
  },
};
export const visibilityLabel = (v: CallVisibility): string => descriptions[v].label;
export const visibilityDescription = (v: CallVisibility): string => descriptions[v].description;

export const callVisibilities = ['PRIVATE', 'RESTRICTED', 'PUBLIC', 'ORGANIZATION'] as const;
export type CallVisibility = (typeof callVisibilities)[number];

/** What the rule needs to know about the person who asks. */
export interface VisibilityActor {
  userId: string;
  organizationId: string;
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

/** The table that `isCallVisible` and the SQL predicate are both made from. */
export function visibilityReach(
  actor: VisibilityActor,
  visibility: CallVisibility,
): VisibilityReach {
  switch (visibility) {
    case 'ORGANIZATION':
      return { isEverything: true, positionIds: [] };
    case 'PUBLIC':
      return {
        isEverything: actor.permissions.has('ACCESS_ALL_PUBLIC_CALLS'),
        positionIds: actor.teamPublicPositionIds,
      };
    case 'RESTRICTED':
      return {
        isEverything: actor.permissions.has('ACCESS_ALL_RESTRICTED_CALLS'),
        positionIds: actor.teamRestrictedPositionIds,
      };
    case 'PRIVATE':
      return {
        isEverything: actor.permissions.has('ACCESS_ALL_PRIVATE_CALLS'),
        positionIds: actor.teamPrivatePositionIds,
      };
  }
}

/**
 * Whether a person sees a call. The database predicate (`visibleCalls`) says the same in SQL; a test
 * holds the two together.
 */
export function isCallVisible(actor: VisibilityActor, call: VisibilityFacts): boolean {
  if (call.isDeleted || actor.organizationId !== call.organizationId) return false;
  if (call.ownerId === actor.userId) return true;
  if (call.interviewerIds.includes(actor.userId) || call.invitedIds.includes(actor.userId))
    return true;
  const reach = visibilityReach(actor, call.visibility);
  if (reach.isEverything) return true;
  return call.positionId !== null && reach.positionIds.includes(call.positionId);
}

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

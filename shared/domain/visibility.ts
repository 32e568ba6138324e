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

/**
 * Whether a person sees a call. The database predicate (`visibleCalls`) says the same in SQL; a test
 * holds the two together.
 */
export function isCallVisible(actor: VisibilityActor, call: VisibilityFacts): boolean {
  if (call.isDeleted || actor.organizationId !== call.organizationId) return false;
  if (call.ownerId === actor.userId) return true;
  if (call.interviewerIds.includes(actor.userId) || call.invitedIds.includes(actor.userId))
    return true;
  const inTeam = (ids: readonly string[]) =>
    call.positionId !== null && ids.includes(call.positionId);
  switch (call.visibility) {
    case 'ORGANIZATION':
      return true;
    case 'PUBLIC':
      return (
        actor.permissions.has('ACCESS_ALL_PUBLIC_CALLS') || inTeam(actor.teamPublicPositionIds)
      );
    case 'RESTRICTED':
      return (
        actor.permissions.has('ACCESS_ALL_RESTRICTED_CALLS') ||
        inTeam(actor.teamRestrictedPositionIds)
      );
    case 'PRIVATE':
      return (
        actor.permissions.has('ACCESS_ALL_PRIVATE_CALLS') || inTeam(actor.teamPrivatePositionIds)
      );
  }
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

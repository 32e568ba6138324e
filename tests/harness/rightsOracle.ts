import type { TeamPolicyPermission } from '#shared/domain/permissions.ts';
import type {
  ModelCall,
  ModelCandidate,
  ModelNote,
  ModelPerson,
  ModelPlaylist,
  ModelShare,
  ModelTeamRole,
  RightsModel,
} from './rightsModel.ts';

/**
 * Who may do what, written from the specification and not from the code. A person, impersonated or not, sees
 * the same; in the name of somebody who is impersonated nothing is shared outside.
 */
export const rightsOracle = (model: RightsModel) => {
  const rolesOn = (person: ModelPerson, positionId: string | null): ModelTeamRole[] => {
    const of = model.positions.find(({ id }) => id === positionId);
    if (!of) return [];
    return [
      model.teams.get(`${person.id} ${of.id}`),
      model.groupTeams.get(`${person.id} ${of.groupId}`),
    ].filter((role) => role !== undefined);
  };
  const managesTeam = (person: ModelPerson, positionId: string | null): boolean =>
    rolesOn(person, positionId).some(({ role }) => role === 'HIRING_TEAM_ADMIN');
  /** By a role in the team of a position, as the organization has decided for that role. */
  const hasByTeam = (
    person: ModelPerson,
    positionId: string | null,
    permission: TeamPolicyPermission,
  ): boolean =>
    rolesOn(person, positionId).some(
      ({ role, isHiringManager }) =>
        (role !== 'HIRING_TEAM_ADMIN' && model.policies[role].has(permission)) ||
        (isHiringManager && model.policies.HIRING_MANAGER.has(permission)),
    );
  const takesPart = ({ id }: ModelPerson, call: ModelCall): boolean =>
    call.ownerId === id || call.interviewerIds.includes(id);

  const seesCall = (person: ModelPerson, call: ModelCall): boolean => {
    if (person.isDeactivated || call.isDeleted || !hasInterviews(person)) return false;
    if (person.organizationId !== call.organizationId) return false;
    if (takesPart(person, call)) return true;
    if (call.inside.get(person.id)?.isExpired === false) return true;
    const isTeamAdmin = managesTeam(person, call.positionId);
    switch (call.visibility) {
      case 'ORGANIZATION':
        return true;
      case 'PUBLIC':
        return (
          person.permissions.has('ACCESS_ALL_PUBLIC_CALLS') ||
          isTeamAdmin ||
          hasByTeam(person, call.positionId, 'ACCESS_TEAM_PUBLIC_CALLS')
        );
      case 'RESTRICTED':
        return (
          person.permissions.has('ACCESS_ALL_RESTRICTED_CALLS') ||
          isTeamAdmin ||
          hasByTeam(person, call.positionId, 'ACCESS_TEAM_RESTRICTED_CALLS')
        );
      case 'PRIVATE':
        return (
          person.permissions.has('ACCESS_ALL_PRIVATE_CALLS') ||
          hasByTeam(person, call.positionId, 'ACCESS_TEAM_PRIVATE_CALLS')
        );
    }
  };
  const hasShare = ({ id }: ModelPerson, inside: Map<string, ModelShare>): boolean =>
    inside.get(id)?.isExpired === false;
  const isColleague = (person: ModelPerson, thing: { organizationId: string }): boolean =>
    !person.isDeactivated && person.organizationId === thing.organizationId;
  /** A clip is seen with its interview, or shared by itself or in a playlist. */
  const seesClip = (person: ModelPerson, call: ModelCall): boolean =>
    isColleague(person, call) &&
    hasInterviews(person) &&
    !call.isDeleted &&
    (seesCall(person, call) ||
      hasShare(person, call.clip.inside) ||
      model.playlists.some(
        (playlist) => playlist.calls.includes(call) && hasShare(person, playlist.inside),
      ));
  const seesPlaylist = (person: ModelPerson, playlist: ModelPlaylist): boolean =>
    isColleague(person, playlist) &&
    hasInterviews(person) &&
    (playlist.ownerId === person.id ||
      person.permissions.has('MANAGE_ALL_PLAYLISTS') ||
      hasShare(person, playlist.inside));
  /** Recruiters and admins see all; others those of interviews they see, and of positions whose public ones they see. */
  const seesCandidate = (person: ModelPerson, candidate: ModelCandidate): boolean =>
    isColleague(person, candidate) &&
    hasInterviews(person) &&
    (person.roleType !== 'BASIC' ||
      model.calls.some((call) => call.candidateId === candidate.id && seesCall(person, call)) ||
      managesTeam(person, candidate.appliedToId) ||
      hasByTeam(person, candidate.appliedToId, 'ACCESS_TEAM_PUBLIC_CALLS'));
  const seesNote = (person: ModelPerson, call: ModelCall, note: ModelNote): boolean => {
    if (!seesCall(person, call)) return false;
    if (note.authorId === person.id) return true;
    if (note.visibility === 'PRIVATE') return false;
    if (call.ownerId === person.id) return true;
    return (
      note.visibility === 'PUBLIC' &&
      (person.permissions.has('ACCESS_OTHERS_NOTES') ||
        hasByTeam(person, call.positionId, 'ACCESS_TEAM_NOTES'))
    );
  };
  const flagsOf = (person: ModelPerson, call: ModelCall) => ({
    canEdit:
      takesPart(person, call) ||
      person.roleType !== 'BASIC' ||
      managesTeam(person, call.positionId),
    canDelete: call.ownerId === person.id || person.permissions.has('DELETE_CALL'),
    canShare: takesPart(person, call) || person.roleType === 'SITE_ADMIN',
    canDownload: person.permissions.has('DOWNLOAD_RECORDING'),
  });
  const isOfOther = (person: ModelPerson): boolean =>
    person.organizationId !== model.products.organizationId;
  const hasInterviews = (person: ModelPerson): boolean =>
    isOfOther(person) || model.products.interviewEnabled;
  /** Hidden and only offered are both off; insights stand on interviews, advanced ones on insights. */
  const hasFeature = (person: ModelPerson, feature: 'INSIGHTS' | 'ADVANCED_INSIGHTS'): boolean => {
    const { isVisible, marketingRedirect } = model.products.featureAccess[feature];
    return hasInterviews(person) && (isOfOther(person) || (isVisible && !marketingRedirect));
  };
  const isTeamAdmin = (person: ModelPerson): boolean =>
    model.positions.some(({ id }) => managesTeam(person, id));
  return {
    readsInsights: (person: ModelPerson): boolean =>
      !person.isDeactivated &&
      hasFeature(person, 'INSIGHTS') &&
      (person.permissions.has('ACCESS_ALL_PUBLIC_CALLS') || isTeamAdmin(person)),
    readsQuality: (person: ModelPerson): boolean =>
      !person.isDeactivated &&
      hasFeature(person, 'INSIGHTS') &&
      (person.roleType === 'SITE_ADMIN' ||
        person.permissions.has('VIEW_INTERVIEWER_QUALITY_REPORT')),
    readsAdvanced: (person: ModelPerson): boolean =>
      !person.isDeactivated &&
      hasFeature(person, 'INSIGHTS') &&
      hasFeature(person, 'ADVANCED_INSIGHTS') &&
      person.roleType === 'SITE_ADMIN',
    hasInterviews,
    readsEngineRecords: (person: ModelPerson, isImpersonated: boolean): boolean =>
      !person.isDeactivated && person.roleType === 'SITE_ADMIN' && !isImpersonated,
    seesCall,
    seesNote,
    seesClip,
    seesPlaylist,
    seesCandidate,
    flagsOf,
    sharesOutside: (person: ModelPerson, call: ModelCall, isImpersonated: boolean): boolean =>
      seesCall(person, call) &&
      flagsOf(person, call).canShare &&
      (person.permissions.has('SHARE_RECORDINGS_EXTERNALLY') ||
        hasByTeam(person, call.positionId, 'SHARE_TEAM_RECORDINGS_EXTERNALLY')) &&
      !isImpersonated,
    downloads: (person: ModelPerson, call: ModelCall): boolean =>
      seesCall(person, call) && person.permissions.has('DOWNLOAD_RECORDING'),
    /** Of an interview, a clip or a playlist that was shared outside. */
    guestSees: (share: ModelShare | null, call: ModelCall): boolean =>
      model.products.interviewEnabled && share?.isExpired === false && !call.isDeleted,
  };
};

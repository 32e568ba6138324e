/** Every permission a user role can carry (specification §6). */
export const permissions = [
  'ACCESS_ALL_PRIVATE_CALLS',
  'ACCESS_ALL_PUBLIC_CALLS',
  'ACCESS_ALL_RESTRICTED_CALLS',
  'ACCESS_OTHERS_NOTES',
  'CREATE_POSITION',
  'CREATE_TRAININGS',
  'DELETE_CALL',
  'DELETE_CANDIDATE',
  'DOWNLOAD_RECORDING',
  'EDIT_AI_TASK_CONFIGURATION',
  'MANAGE_ALL_PLAYLISTS',
  'MANAGE_ALL_REDACTIONS',
  'MANAGE_ALL_SCORES',
  'MANAGE_ALL_TRAININGS',
  'MANAGE_CUSTOM_TEMPLATES',
  'MANAGE_HIRING_TEAM',
  'MANAGE_INTEGRATION_SETTINGS',
  'MANAGE_INTERVIEWER_QUALITY_REPORT',
  'MANAGE_ORGANIZATION_SETTINGS',
  'MANAGE_USER_ROLES',
  'SHARE_RECORDINGS_EXTERNALLY',
  'SUBSCRIBES_TO_ALERTS',
  'VIEW_CANDIDATE_REDISCOVERY_PROSPECTS',
  'VIEW_INTERVIEWER_QUALITY_REPORT',
] as const;
export type Permission = (typeof permissions)[number];

export const userRoleTypes = ['BASIC', 'RECRUITER', 'SITE_ADMIN'] as const;
export type UserRoleType = (typeof userRoleTypes)[number];

export const hiringTeamRoles = ['HIRING_TEAM_ADMIN', 'INTERVIEWER', 'MEMBER'] as const;
export type HiringTeamRole = (typeof hiringTeamRoles)[number];
export const hiringTeamRoleLabels: Record<HiringTeamRole, string> = {
  HIRING_TEAM_ADMIN: 'Hiring Team Admin',
  INTERVIEWER: 'Interviewer',
  MEMBER: 'Team Member',
};

export const positionRoles = [
  'HIRING_MANAGER',
  'INTERVIEWER',
  'RECRUITER',
  'SOURCER',
  'TA_LEADER',
  'COORDINATOR_OPS',
] as const;
export type PositionRole = (typeof positionRoles)[number];
export const positionRoleLabels: Record<PositionRole, string> = {
  HIRING_MANAGER: 'Hiring manager',
  INTERVIEWER: 'Interviewer',
  RECRUITER: 'Recruiter',
  SOURCER: 'Sourcer',
  TA_LEADER: 'TA leader',
  COORDINATOR_OPS: 'Coordinator',
};

export const teamPermissions = [
  'ACCESS_TEAM_PUBLIC_CALLS',
  'ACCESS_TEAM_RESTRICTED_CALLS',
  'ACCESS_TEAM_PRIVATE_CALLS',
  'ACCESS_TEAM_NOTES',
  'SHARE_TEAM_RECORDINGS_EXTERNALLY',
  'MANAGE_HIRING_TEAM',
  'CREATE_TRAININGS',
  'VIEW_CANDIDATE_REDISCOVERY_PROSPECTS',
] as const;
export type TeamPermission = (typeof teamPermissions)[number];

export const planRoles = ['ADMIN', 'EDITOR'] as const;
export type PlanRole = (typeof planRoles)[number];
export const planPermissions = [
  'CREATE_JOB_DESCRIPTION',
  'MANAGE_ORGANIZATION_SETTINGS',
  'MANAGE_USER_ROLES',
  'VIEW_ALL_JOB_DESCRIPTIONS',
] as const;
export type PlanPermission = (typeof planPermissions)[number];

/** What each built-in role carries until an organization changes it. */
export const defaultRolePermissions: Record<UserRoleType, readonly Permission[]> = {
  BASIC: [],
  RECRUITER: [
    'ACCESS_ALL_PUBLIC_CALLS',
    'ACCESS_OTHERS_NOTES',
    'CREATE_POSITION',
    'DELETE_CALL',
    'DOWNLOAD_RECORDING',
    'MANAGE_HIRING_TEAM',
    'SHARE_RECORDINGS_EXTERNALLY',
    'SUBSCRIBES_TO_ALERTS',
    'VIEW_CANDIDATE_REDISCOVERY_PROSPECTS',
  ],
  SITE_ADMIN: permissions,
};

/** What an organization decides for its hiring teams: what a role may do with the position's calls. */
export const teamPolicyPermissions = [
  'ACCESS_TEAM_PUBLIC_CALLS',
  'ACCESS_TEAM_RESTRICTED_CALLS',
  'ACCESS_TEAM_PRIVATE_CALLS',
  'ACCESS_TEAM_NOTES',
  'SHARE_TEAM_RECORDINGS_EXTERNALLY',
] as const satisfies readonly TeamPermission[];
export type TeamPolicyPermission = (typeof teamPolicyPermissions)[number];

/** Roles in a hiring team with a policy of their own. Hiring team admins always see more. */
export const policyRoles = ['HIRING_MANAGER', 'INTERVIEWER', 'MEMBER'] as const;
export type PolicyRole = (typeof policyRoles)[number];
export type RolePolicies = Readonly<Record<PolicyRole, readonly TeamPolicyPermission[]>>;

/** Of these, only hiring managers can be let to share outside. */
export const permissionsOfPolicy = (role: PolicyRole): readonly TeamPolicyPermission[] =>
  teamPolicyPermissions.filter(
    (permission) => permission !== 'SHARE_TEAM_RECORDINGS_EXTERNALLY' || role === 'HIRING_MANAGER',
  );

/** What holds until an organization changes it. */
export const defaultRolePolicies: RolePolicies = {
  HIRING_MANAGER: [],
  INTERVIEWER: ['ACCESS_TEAM_PUBLIC_CALLS'],
  MEMBER: ['ACCESS_TEAM_PUBLIC_CALLS'],
};

/** What membership of a hiring team gives on that position's calls. */
export function teamPermissionsOf(
  role: HiringTeamRole,
  positionRole: PositionRole | null,
  policies: RolePolicies,
): ReadonlySet<TeamPermission> {
  const granted = new Set<TeamPermission>(
    role === 'HIRING_TEAM_ADMIN'
      ? ['ACCESS_TEAM_PUBLIC_CALLS', 'ACCESS_TEAM_RESTRICTED_CALLS', 'MANAGE_HIRING_TEAM']
      : policies[role],
  );
  if (positionRole === 'HIRING_MANAGER') {
    for (const permission of policies.HIRING_MANAGER) granted.add(permission);
    granted.add('VIEW_CANDIDATE_REDISCOVERY_PROSPECTS');
  }
  return granted;
}

const planRolePermissions: Record<PlanRole, readonly PlanPermission[]> = {
  ADMIN: planPermissions,
  EDITOR: ['CREATE_JOB_DESCRIPTION'],
};
export const planPermissionsOf = (role: PlanRole | null): readonly PlanPermission[] =>
  role === null ? [] : planRolePermissions[role];

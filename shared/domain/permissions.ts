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

export const positionRoles = [
  'HIRING_MANAGER',
  'INTERVIEWER',
  'RECRUITER',
  'SOURCER',
  'TA_LEADER',
  'COORDINATOR_OPS',
] as const;
export type PositionRole = (typeof positionRoles)[number];

export const teamPermissions = [
  'ACCESS_TEAM_PUBLIC_CALLS',
  'ACCESS_TEAM_RESTRICTED_CALLS',
  'ACCESS_TEAM_PRIVATE_CALLS',
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

/** What membership of a hiring team gives on that position's calls. */
export function teamPermissionsOf(
  role: HiringTeamRole,
  positionRole: PositionRole | null,
): ReadonlySet<TeamPermission> {
  const granted = new Set<TeamPermission>(['ACCESS_TEAM_PUBLIC_CALLS']);
  if (role === 'HIRING_TEAM_ADMIN') {
    granted.add('ACCESS_TEAM_RESTRICTED_CALLS');
    granted.add('MANAGE_HIRING_TEAM');
  }
  if (positionRole === 'HIRING_MANAGER') granted.add('VIEW_CANDIDATE_REDISCOVERY_PROSPECTS');
  return granted;
}

const planRolePermissions: Record<PlanRole, readonly PlanPermission[]> = {
  ADMIN: planPermissions,
  EDITOR: ['CREATE_JOB_DESCRIPTION'],
};
export const planPermissionsOf = (role: PlanRole | null): readonly PlanPermission[] =>
  role === null ? [] : planRolePermissions[role];

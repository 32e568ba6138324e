import type { Permission } from './permissions.ts';

interface EditablePermission {
  permission: Permission;
  label: string;
  /** Continues "Can …". */
  phrase: string;
}

/** The permissions that a role editor offers. The others have no effect yet, or belong to site admins. */
export const permissionGroups: readonly { label: string; permissions: EditablePermission[] }[] = [
  {
    label: 'Interviews',
    permissions: [
      {
        permission: 'ACCESS_ALL_PUBLIC_CALLS',
        label: 'See all hiring team interviews',
        phrase: 'see all hiring team interviews',
      },
      {
        permission: 'ACCESS_ALL_RESTRICTED_CALLS',
        label: 'See all restricted interviews',
        phrase: 'see all restricted interviews',
      },
      {
        permission: 'ACCESS_ALL_PRIVATE_CALLS',
        label: 'See all private interviews',
        phrase: 'see all private interviews',
      },
      {
        permission: 'ACCESS_OTHERS_NOTES',
        label: "See other people's notes",
        phrase: "see other people's notes",
      },
      {
        permission: 'MANAGE_ALL_SCORES',
        label: 'See and reopen all scorecards',
        phrase: 'see and reopen all scorecards',
      },
      {
        permission: 'DOWNLOAD_RECORDING',
        label: 'Download recordings',
        phrase: 'download recordings',
      },
      {
        permission: 'SHARE_RECORDINGS_EXTERNALLY',
        label: 'Share outside the organization',
        phrase: 'share outside the organization',
      },
      {
        permission: 'MANAGE_ALL_REDACTIONS',
        label: 'Redact interviews, and keep them beyond the retention',
        phrase: 'redact interviews and keep them beyond the retention',
      },
      { permission: 'DELETE_CALL', label: 'Delete interviews', phrase: 'delete interviews' },
      {
        permission: 'MANAGE_ALL_PLAYLISTS',
        label: 'Edit all playlists',
        phrase: 'edit all playlists',
      },
      {
        permission: 'MANAGE_CUSTOM_TEMPLATES',
        label: 'Write templates for AI notes',
        phrase: 'write templates for AI notes',
      },
    ],
  },
  {
    label: 'Candidates and positions',
    permissions: [
      { permission: 'CREATE_POSITION', label: 'Add positions', phrase: 'add positions' },
      {
        permission: 'MANAGE_HIRING_TEAM',
        label: 'Manage all hiring teams',
        phrase: 'manage all hiring teams',
      },
      { permission: 'DELETE_CANDIDATE', label: 'Delete candidates', phrase: 'delete candidates' },
    ],
  },
  {
    label: 'Organization',
    permissions: [
      {
        permission: 'MANAGE_USER_ROLES',
        label: 'Invite people and manage roles',
        phrase: 'invite people and manage roles',
      },
      {
        permission: 'MANAGE_ORGANIZATION_SETTINGS',
        label: "Change the organization's settings",
        phrase: "change the organization's settings",
      },
    ],
  },
];

const editable = permissionGroups.flatMap(({ permissions }) => permissions);
export const editablePermissions: readonly Permission[] = editable.map(
  ({ permission }) => permission,
);

/** A role in one sentence. */
export function formatPermissions(permissions: readonly string[]): string {
  const phrases = editable
    .filter(({ permission }) => permissions.includes(permission))
    .map(({ phrase }) => phrase);
  return phrases.length === 0
    ? 'Can access their own interviews'
    : `Can ${phrases.join(', ')} and access their own interviews`;
}

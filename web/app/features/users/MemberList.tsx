import { Select } from '@mantine/core';
import { memberStatusLabels } from '#shared/domain/memberStatus.ts';
import type { MemberRow_MemberFragment, UsersHeadQuery } from '../../lib/__generated__/graphql.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { useSave } from '../../ui/useSave.ts';
import { When } from '../../ui/When.tsx';
import classes from './MemberList.module.css';
import { MemberMenu } from './MemberMenu.tsx';
import { SetPlanUserRolesDocument, SetUserRolesDocument } from './userDocuments.ts';

const noAccess = { value: '', label: 'No access' };

interface MemberListProps {
  members: readonly MemberRow_MemberFragment[];
  head: UsersHeadQuery;
}

/** People, one row each, with their roles and states. */
export function MemberList({ members, head }: MemberListProps) {
  const hasPlan = head.currentUser?.organization.planEnabled === true;
  return (
    <ul className={classes.list} aria-label="Users">
      {members.map((member) => (
        <li key={member.id} className={classes.row} data-status={member.status}>
          <div className={classes.person}>
            <PersonAvatar name={member.fullName} pictureUrl={member.profilePicUrl} />
            <div className={classes.who}>
              <div className={classes.name}>{member.fullName}</div>
              <div className={classes.soft}>{member.email}</div>
            </div>
          </div>
          <RoleField member={member} roles={head.userRoles} />
          {hasPlan && <PlanRoleField member={member} roles={head.planUserRoles} />}
          <div className={classes.status}>
            <span className={classes.state}>{memberStatusLabels[member.status]}</span>
            {member.status === 'INVITED' && <When at={member.createdAt} className={classes.soft} />}
          </div>
          <div className={classes.menu}>
            <MemberMenu member={member} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface RoleFieldProps {
  member: MemberRow_MemberFragment;
  roles: UsersHeadQuery['userRoles'];
}

function RoleField({ member, roles }: RoleFieldProps) {
  const { save, isSaving } = useSave(SetUserRolesDocument);
  const { id, fullName, userRole, canChangeRole } = member;
  if (!canChangeRole) return <div className={classes.role}>{userRole.name}</div>;
  const change = async (userRoleId: string | null) => {
    if (userRoleId === null || userRoleId === userRole.id) return;
    if (await save({ users: [{ userId: id, userRoleId }] })) notifySuccess('Updated user role');
  };
  return (
    <Select
      className={classes.role}
      aria-label={`Role of ${fullName}`}
      data={roles
        .filter((role) => role.canGrant)
        .map((role) => ({ value: role.id, label: role.name }))}
      value={userRole.id}
      allowDeselect={false}
      disabled={isSaving}
      onChange={(value) => void change(value)}
    />
  );
}

function PlanRoleField({
  member,
  roles,
}: {
  member: MemberRow_MemberFragment;
  roles: UsersHeadQuery['planUserRoles'];
}) {
  const { save, isSaving } = useSave(SetPlanUserRolesDocument);
  const { id, fullName, planUserRole, canChangePlanRole } = member;
  if (!canChangePlanRole)
    return <div className={classes.role}>Plan: {planUserRole?.name ?? noAccess.label}</div>;
  const change = async (planUserRoleId: string | null) => {
    if (planUserRoleId === null || planUserRoleId === (planUserRole?.id ?? '')) return;
    if (await save({ users: [{ userId: id, planUserRoleId: planUserRoleId || null }] }))
      notifySuccess('Updated Plan user role');
  };
  return (
    <Select
      className={classes.role}
      aria-label={`Plan role of ${fullName}`}
      leftSection={<span className={classes.prefix}>Plan</span>}
      leftSectionWidth={48}
      data={[noAccess, ...roles.map((role) => ({ value: role.id, label: role.name }))]}
      value={planUserRole?.id ?? ''}
      allowDeselect={false}
      disabled={isSaving}
      onChange={(value) => void change(value)}
    />
  );
}

import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  hiringTeamRoleLabels,
  hiringTeamRoles,
  positionRoleLabels,
  positionRoles,
} from '#shared/domain/permissions.ts';
import type {
  MembershipInput,
  TeamMembers_MembershipFragment,
} from '../../lib/__generated__/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { Choice } from '#shared/ui/RemoteSelect.tsx';
import { UserSelect } from '../../ui/UserSelect.tsx';
import classes from './TeamMembers.module.css';

const roles = hiringTeamRoles.map((value) => ({ value, label: hiringTeamRoleLabels[value] }));
const positionRoleChoices = positionRoles.map((value) => ({
  value,
  label: positionRoleLabels[value],
}));

interface TeamMembersProps {
  members: readonly TeamMembers_MembershipFragment[];
  canManage: boolean;
  isSaving: boolean;
  /** Resolves to whether it was saved. */
  onChange: (change: MembershipInput) => Promise<boolean>;
  /** Name of the group whose team belongs to this one. */
  groupName?: string;
}

/** The people of a hiring team with their roles; who manages the team changes them here. */
export function TeamMembers(props: TeamMembersProps) {
  const { members, canManage, isSaving, onChange, groupName } = props;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {members.length === 0 && !isAdding && (
        <Text size="sm" c="dimmed">
          Nobody is on this team yet.
        </Text>
      )}
      <ul className={classes.list}>
        {members.map((member) => {
          const isFixed = groupName !== undefined && member.isOfClient;
          return (
            <li key={`${member.user.id}${member.isOfClient}`} className={classes.member}>
              <PersonAvatar name={member.user.fullName} pictureUrl={member.user.profilePicUrl} />
              <div className={classes.who}>
                <div className={classes.name}>{member.user.fullName}</div>
                <div className={classes.soft}>
                  {canManage && !isFixed ? member.user.email : rolesOf(member)}
                  {isFixed && `, through the group ${groupName}`}
                </div>
              </div>
              {canManage && !isFixed && (
                <MemberFields member={member} isSaving={isSaving} onChange={onChange} />
              )}
            </li>
          );
        })}
      </ul>
      {canManage &&
        (isAdding ? (
          <AddMember
            takenIds={members
              .filter(({ isOfClient }) => !(groupName && isOfClient))
              .map(({ user }) => user.id)}
            isSaving={isSaving}
            onChange={onChange}
            onClose={() => setIsAdding(false)}
          />
        ) : (
          <Button
            variant="default"
            mt="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            Add person
          </Button>
        ))}
    </>
  );
}

const rolesOf = ({ role, positionRole }: TeamMembers_MembershipFragment): string =>
  [hiringTeamRoleLabels[role], positionRole && positionRoleLabels[positionRole]]
    .filter(Boolean)
    .join(' · ');

interface MemberFieldsProps {
  member: TeamMembers_MembershipFragment;
  isSaving: boolean;
  onChange: (change: MembershipInput) => Promise<boolean>;
}

function MemberFields({ member, isSaving, onChange }: MemberFieldsProps) {
  const { user, role, positionRole } = member;
  const change = (changes: Partial<MembershipInput>) =>
    void onChange({ userId: user.id, role, positionRole, ...changes });
  return (
    <div className={classes.fields}>
      <Select
        aria-label={`Role of ${user.fullName}`}
        data={roles}
        allowDeselect={false}
        disabled={isSaving}
        value={role}
        onChange={(value) => change({ role: (value ?? role) as typeof role })}
      />
      <Select
        aria-label={`Position role of ${user.fullName}`}
        data={positionRoleChoices}
        placeholder="No position role"
        clearable
        clearButtonProps={{ 'aria-label': `Clear position role of ${user.fullName}` }}
        disabled={isSaving}
        value={positionRole}
        onChange={(value) => change({ positionRole: value as typeof positionRole })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        disabled={isSaving}
        aria-label={`Remove ${user.fullName} from the team`}
        onClick={() => void onChange({ userId: user.id })}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </div>
  );
}

interface AddMemberProps extends Pick<TeamMembersProps, 'isSaving' | 'onChange'> {
  takenIds: readonly string[];
  onClose: () => void;
}

function AddMember({ takenIds, isSaving, onChange, onClose }: AddMemberProps) {
  const [person, setPerson] = useState<Choice | null>(null);
  const [role, setRole] = useState<MembershipInput['role']>('MEMBER');
  const [positionRole, setPositionRole] = useState<MembershipInput['positionRole']>(null);
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(!person);
    if (!person) return;
    if (await onChange({ userId: person.value, role: role ?? 'MEMBER', positionRole })) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label="Add person">
      <Stack gap="xs" mt="xs">
        <UserSelect
          label="Person"
          selected={person}
          onChange={setPerson}
          withoutIds={takenIds}
          error={isMissing && !person ? 'Choose a person.' : null}
          hasFocusFirst
        />
        <Select
          label="Role"
          data={roles}
          allowDeselect={false}
          value={role ?? null}
          onChange={(value) => setRole(value as MembershipInput['role'])}
        />
        <Select
          label="Position role"
          data={positionRoleChoices}
          placeholder="None"
          clearable
          value={positionRole ?? null}
          onChange={(value) => setPositionRole(value as MembershipInput['positionRole'])}
        />
        <Group gap="xs">
          <Button type="submit" loading={isSaving}>
            Add
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

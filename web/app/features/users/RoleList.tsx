import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { plural } from '#shared/domain/plural.ts';
import type { RolesScreenQuery } from '../../lib/__generated__/graphql.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useSave } from '../../ui/useSave.ts';
import classes from './RoleList.module.css';
import { DeleteUserRoleDocument } from './userDocuments.ts';

type Role = RolesScreenQuery['userRoles'][number];

interface RoleListProps {
  roles: readonly Role[];
  onEdit: (role: Role) => void;
  onDeleted: () => void;
}

/** The roles of the organization, each in one sentence. */
export function RoleList({ roles, onEdit, onDeleted }: RoleListProps) {
  const confirm = useConfirm();
  const remove = useSave(DeleteUserRoleDocument);
  const deleteRole = async ({ id, name }: Role) => {
    const isSure = await confirm({
      title: 'Delete role',
      body: `The role ${name} is deleted. Nobody has it.`,
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    if (!isSure || !(await remove.save({ id }))) return;
    notifySuccess(`${name} was deleted.`);
    onDeleted();
  };
  return (
    <ul className={classes.list} aria-label="Roles">
      {roles.map((role) => (
        <li key={role.id} className={classes.row}>
          <div className={classes.about}>
            <h2 className={classes.name}>
              {role.name}{' '}
              <span className={classes.count}>{plural(role.usersCount, 'person', 'people')}</span>
            </h2>
            <p className={classes.what}>
              {role.type === 'SITE_ADMIN'
                ? 'Can see and manage everything in the organization'
                : role.formattedPermissions}
              .
            </p>
          </div>
          <div className={classes.actions}>
            {role.canEdit && (
              <Button
                variant="default"
                aria-label={`Edit ${role.name}`}
                onClick={() => onEdit(role)}
              >
                Edit
              </Button>
            )}
            {role.canDelete && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={`Delete ${role.name}`}
                onClick={() => void deleteRole(role)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

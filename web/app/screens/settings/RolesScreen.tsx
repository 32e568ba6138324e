import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { RoleDialog } from '../../features/users/RoleDialog.tsx';
import { RolePolicies } from '../../features/users/RolePolicies.tsx';
import { RoleList } from '../../features/users/RoleList.tsx';
import { UserRolesDocument } from '../../features/users/userDocuments.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** The roles of the organization and what each may do. */
export function RolesScreen() {
  usePageTitle('Roles');
  const query = useQuery(UserRolesDocument, { fetchPolicy: 'cache-and-network' });
  const state = loadStateOf(query, (data) => data.userRoles);
  const [edited, setEdited] = useState<'new' | string | null>(null);
  const user = query.data?.currentUser;
  const reload = () => ignoreRejection(query.refetch());
  const role =
    state.kind === 'ready' ? (state.value.find(({ id }) => id === edited) ?? null) : null;
  return (
    <>
      <PageHeader
        title="Roles"
        action={
          user?.canAddUserRole === true && (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setEdited('new')}
            >
              Add role
            </Button>
          )
        }
      />
      {state.kind === 'ready' ? (
        <>
          <RoleList roles={state.value} onEdit={({ id }) => setEdited(id)} onDeleted={reload} />
          {query.data && <RolePolicies policies={query.data.rolePolicies} />}
        </>
      ) : (
        <NotLoaded state={state} skeleton={<RowsSkeleton rows={4} />} absent={null} />
      )}
      {(role !== null || edited === 'new') && (
        <RoleDialog
          role={role}
          choices={role?.editablePermissions ?? user?.grantablePermissions ?? []}
          onClose={() => setEdited(null)}
          onSaved={reload}
        />
      )}
    </>
  );
}

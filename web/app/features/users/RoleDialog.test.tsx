import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { permissionGroups } from '#shared/domain/rolePermissions.ts';
import { drafts } from '../../lib/createDrafts.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { RoleDialog } from './RoleDialog.tsx';

afterEach(() => {
  cleanup();
  drafts.drop('role/r1');
});

const [first, second, third] = permissionGroups.flatMap(({ permissions }) => permissions);
const choices = [first, second, third].map((item) => item?.permission ?? '');

/** Opens the dialog of a role that has these permissions, with what was typed into it earlier. */
async function open(permissions: readonly string[]) {
  const server = scriptedClient({
    updateUserRole: { updateUserRole: { __typename: 'UserRole', id: 'r1' } },
  });
  const role: React.ComponentProps<typeof RoleDialog>['role'] = {
    id: 'r1',
    name: 'Panel',
    type: 'BASIC',
    usersCount: 0,
    canEdit: true,
    canDelete: true,
    permissions: [...permissions],
    formattedPermissions: '',
    editablePermissions: choices,
  };
  renderUi(
    <RoleDialog
      role={role}
      choices={choices}
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
    { client: server.client },
  );
  await act(() => drafts.ready);
  return server;
}
const box = (label = '') => screen.getByRole<HTMLInputElement>('checkbox', { name: label });

test('changes typed earlier come back, and leave what others have changed since', async () => {
  await open([choices[0] ?? '']);
  fireEvent.click(box(second?.label));
  cleanup();

  const { asked } = await open([choices[2] ?? '']);
  expect([first, second, third].map((item) => box(item?.label).checked)).toEqual([
    false,
    true,
    true,
  ]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(asked.at(-1)?.variables).toMatchObject({ grant: [choices[1]], revoke: [] });
});

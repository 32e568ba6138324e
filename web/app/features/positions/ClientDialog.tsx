import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ClientDialogQuery } from '../../lib/__generated__/graphql.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useIsMobile } from '../../ui/useIsMobile.ts';
import { useSave } from '../../ui/useSave.ts';
import { AutoJoinNewSwitch } from './AutoJoinSwitch.tsx';
import {
  ClientDialogDocument,
  SetClientMembershipsDocument,
  TeamMembersFragment,
  UpdateClientDocument,
} from './positionDocuments.ts';
import { TeamMembers } from './TeamMembers.tsx';

/** The name of a position group, and the team of all its positions. */
export function ClientDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const isMobile = useIsMobile();
  const query = useQuery(ClientDialogDocument, {
    variables: { id: clientId },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.client);
  return (
    <Dialog
      onClose={onClose}
      title="Edit position group"
      size={520}
      fullScreen={isMobile}
      closeOnClickOutside={false}
    >
      {state.kind === 'ready' ? (
        <ClientForm client={state.value} />
      ) : (
        <NotLoaded
          state={state}
          skeleton={<Skeleton height={160} />}
          absent={<Text>This position group is no longer there.</Text>}
        />
      )}
    </Dialog>
  );
}

function ClientForm({ client }: { client: NonNullable<ClientDialogQuery['client']> }) {
  const update = useSave(UpdateClientDocument, { isInline: true });
  const team = useSave(SetClientMembershipsDocument);
  const { text: name, setText: setName, drop } = useDraft(`client/${client.id}`, client.name);
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return;
    if (!(await update.save({ id: client.id, name: name.trim() }))) return;
    drop();
    notifySuccess('The name was saved.');
  };
  return (
    <Stack gap="md">
      {client.canEdit && (
        <form onSubmit={(event) => void submit(event)}>
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <TextInput
              label="Name"
              withAsterisk
              maxLength={100}
              flex={1}
              data-autofocus
              error={isMissing ? 'Name is required' : update.failure}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" loading={update.isSaving} disabled={name.trim() === client.name}>
              Save
            </Button>
          </Group>
        </form>
      )}
      <div>
        <Text fw={600} size="sm">
          Team of all positions in this group
        </Text>
        <TeamMembers
          members={client.memberships.map((membership) =>
            readFragment(TeamMembersFragment, membership),
          )}
          canManage={client.canManageTeam}
          isSaving={team.isSaving}
          onChange={async (change) =>
            (await team.save({ clientId: client.id, memberships: [change] })) !== null
          }
        />
      </div>
      {client.canManageTeam && (
        <AutoJoinNewSwitch id={client.id} isOn={client.autoJoinAllNewPositions} />
      )}
    </Stack>
  );
}

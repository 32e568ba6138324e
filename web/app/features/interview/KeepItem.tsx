import { useMutation } from '@apollo/client/react';
import { Menu } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { formatDateTime } from '#shared/domain/time.ts';
import { graphql } from '../../lib/__generated__/index.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useZone } from '../../ui/ZoneContext.ts';
import { useCurrentUser } from '../session/useCurrentUser.ts';

const KeepCallDocument = graphql(`
  mutation KeepCall($id: ID!) {
    keepCall(id: $id) {
      id
      skipRedaction
    }
  }
`);

const UnkeepCallDocument = graphql(`
  mutation UnkeepCall($id: ID!) {
    unkeepCall(id: $id) {
      id
      skipRedaction
    }
  }
`);

interface KeepItemProps {
  call: { id: string; canKeep: boolean; skipRedaction: boolean; startTime: string };
}

const dayMs = 86_400_000;

/** When the retention of the organization deletes an interview, and the choice to keep it. */
export function KeepItem({ call: { id, canKeep, skipRedaction, startTime } }: KeepItemProps) {
  const days = useCurrentUser().user?.organization.retentionDaysSinceInterview ?? 0;
  const zone = useZone();
  const [keep] = useMutation(KeepCallDocument);
  const [unkeep] = useMutation(UnkeepCallDocument);
  if (days === 0 && !skipRedaction) return null;
  const endsAt = new Date(new Date(startTime).getTime() + days * dayMs).toISOString();
  const toggle = async () => {
    try {
      await (skipRedaction ? unkeep : keep)({ variables: { id } });
      notifySuccess(
        skipRedaction
          ? 'The interview is no longer kept.'
          : 'The interview is kept. It is not deleted with old interviews.',
      );
    } catch (error) {
      notifyFailure(error);
    }
  };
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>
        {skipRedaction
          ? 'Kept: it is not deleted with old interviews'
          : `To be deleted on ${formatDateTime(endsAt, zone)}`}
      </Menu.Label>
      {canKeep && (
        <Menu.Item
          leftSection={skipRedaction ? <IconLockOpen {...icon} /> : <IconLock {...icon} />}
          onClick={() => void toggle()}
        >
          {skipRedaction ? 'Stop keeping this interview' : 'Keep this interview'}
        </Menu.Item>
      )}
    </>
  );
}

import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { closeFrame } from '../../features/extension/closeFrame.ts';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { useExtension } from '../../lib/installedExtension.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** For somebody of an organization with plans who has no role in them. */
export function PlanUnauthorizedScreen() {
  usePageTitle('No access');
  const { user } = useCurrentUser();
  const { ats } = useExtension();
  return (
    <Stack align="center" justify="center" gap="md" px="md" mih="60dvh">
      <Title order={1}>No access</Title>
      <Text c="dimmed" ta="center" maw={460}>
        You don&apos;t currently have permission to access this page. Please reach out to your
        account administrator.
      </Text>
      {ats !== null ? (
        <Button onClick={() => void closeFrame()}>Close</Button>
      ) : (
        user?.organization.interviewEnabled && (
          <Button component={Link} to="/">
            Go to home
          </Button>
        )
      )}
    </Stack>
  );
}

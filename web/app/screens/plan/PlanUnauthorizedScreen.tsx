import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** For somebody of an organization with plans who has no role in them. */
export function PlanUnauthorizedScreen() {
  usePageTitle('No access');
  const { user } = useCurrentUser();
  return (
    <Stack align="center" justify="center" gap="md" px="md" mih="60dvh">
      <Title order={1}>No access</Title>
      <Text c="dimmed" ta="center" maw={460}>
        You don&apos;t currently have permission to access this page. Please reach out to your
        account administrator.
      </Text>
      {user?.organization.interviewEnabled && (
        <Button component={Link} to="/">
          Go to home
        </Button>
      )}
    </Stack>
  );
}

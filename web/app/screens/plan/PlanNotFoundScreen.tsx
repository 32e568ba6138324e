import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { closeFrame } from '../../features/extension/closeFrame.ts';
import { useExtension } from '../../lib/installedExtension.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** For a job description or plan that is not there, or not for this person. */
export function PlanNotFoundScreen() {
  usePageTitle('Not found');
  const { ats } = useExtension();
  return (
    <Stack align="center" justify="center" gap="md" px="md" mih="60dvh">
      <Title order={1}>Not found</Title>
      <Text c="dimmed" ta="center">
        We can&apos;t seem to find the page you&apos;re looking for.
      </Text>
      {ats === null ? (
        // Not one step back in the history: that is the page which led here.
        <Button component={Link} to="/plan/job-descriptions">
          Go back
        </Button>
      ) : (
        <Button onClick={() => void closeFrame()}>Close</Button>
      )}
    </Stack>
  );
}

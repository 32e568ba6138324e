import { Button, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import { closeFrame } from '../features/extension/closeFrame.ts';
import { useExtension } from '../lib/installedExtension.ts';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** For a page, or a thing on it, that is not there or not for this person. */
export function NotFoundScreen() {
  usePageTitle('Not found');
  const navigate = useNavigate();
  const { ats } = useExtension();
  const goBack = () => {
    // Somebody who came straight here has no page of ours to go back to.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate('/'));
  };
  return (
    <Stack align="center" justify="center" gap="md" px="md" mih="60dvh">
      <Title order={1}>Not found</Title>
      <Text c="dimmed" ta="center">
        We can&apos;t seem to find the page you&apos;re looking for.
      </Text>
      {ats === null ? (
        <Button onClick={goBack}>Go back</Button>
      ) : (
        <Button onClick={() => void closeFrame()}>Close</Button>
      )}
    </Stack>
  );
}

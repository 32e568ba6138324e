import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { describeError, reportError } from '../lib/clientError.ts';
import { copyText } from '../ui/copyText.ts';

const told =
  "We've been notified of the error and are working to fix it. Please reload the page to continue.";
const untold =
  'We could not be notified of the error. Please reload the page to continue, and send us the details by Report feedback if it comes again.';

/** Stands where a page broke. Says that it was reported only once it was. */
export function ErrorScreen({ error }: { error: unknown }) {
  const [isReported, setIsReported] = useState<boolean | null>(null);
  useEffect(() => {
    let isShown = true;
    void reportError(describeError(error)).then((isDone) => isShown && setIsReported(isDone));
    return () => {
      isShown = false;
    };
  }, [error]);
  const copyDetails = () => {
    const { message, stack, path } = describeError(error);
    void copyText([`Page: ${path}`, `Error: ${message}`, stack].join('\n'));
  };
  return (
    <Stack align="center" justify="center" gap="md" px="md" mih="60dvh" role="alert">
      <Title order={1}>Something went wrong</Title>
      <Text c="dimmed" ta="center" maw={460} mih={44}>
        {isReported === null ? 'Reporting the error…' : isReported ? told : untold}
      </Text>
      <Group gap="xs">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <Button variant="default" onClick={copyDetails}>
          Report feedback
        </Button>
      </Group>
    </Stack>
  );
}

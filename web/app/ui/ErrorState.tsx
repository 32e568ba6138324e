import { Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';

interface ErrorStateProps {
  message: string;
  onRetry?: () => void;
}

/** What a part of a page shows when it could not be loaded: what happened, and a way on. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Stack align="center" gap="md" py={64} px="md" role="alert">
      <Text ta="center" maw={480} textWrap="balance">
        {message}
      </Text>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}

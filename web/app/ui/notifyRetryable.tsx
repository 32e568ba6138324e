import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Says what failed and offers to do it once more, so that what was typed need not be typed again. */
export function notifyRetryable(message: string, onRetry: () => void, label = 'Try again'): void {
  const id = notifications.show({
    autoClose: false,
    color: 'red',
    role: 'alert',
    withCloseButton: true,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="md">{message}</Text>
        <Button
          variant="default"
          flex="none"
          onClick={() => {
            notifications.hide(id);
            onRetry();
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  });
}

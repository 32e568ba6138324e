import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Long enough to read what was done and to reach the button. */
const undoTimeMs = 8000;

/** Says what was done and offers to take it back. */
export function notifyUndoable(message: string, onUndo: () => void): void {
  const id = notifications.show({
    autoClose: undoTimeMs,
    position: 'top-center',
    color: 'pine',
    withCloseButton: true,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="md" lineClamp={3}>
          {message}
        </Text>
        <Button
          variant="default"
          flex="none"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  });
}

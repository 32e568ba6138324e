import { Button, Group, Text } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';

/** Long enough to read what was done and to reach the button. */
const undoTimeMs = 8000;

/** What can be taken back, by the id of its toast, the newest last. */
const undos = new Map<string, () => void>();

/**
 * Says what was done and offers to take it back, by its button or by Ctrl+Z outside of a text. Returns how
 * to withdraw the offer, for what is taken back by other means meanwhile.
 */
export function notifyUndoable(message: string, onUndo: () => void): () => void {
  const withdraw = () => {
    // At once: a second Ctrl+Z, before the toast has gone, is for the one before it.
    forget(id);
    notifications.hide(id);
  };
  const undo = () => {
    withdraw();
    onUndo();
  };
  const id = notifications.show({
    autoClose: undoTimeMs,
    color: 'pine',
    withCloseButton: true,
    onClose: () => forget(id),
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="md" lineClamp={3}>
          {message}
        </Text>
        <Button
          variant="default"
          flex="none"
          aria-keyshortcuts="Control+Z"
          title="Undo (Ctrl+Z)"
          onClick={undo}
        >
          Undo
        </Button>
      </Group>
    ),
  });
  if (undos.size === 0) document.addEventListener('keydown', undoByKey);
  undos.set(id, undo);
  return withdraw;
}

function forget(id: string): void {
  undos.delete(id);
  if (undos.size === 0) document.removeEventListener('keydown', undoByKey);
}

/** The newest that can still be taken back. Toasts that are cleared all at once do not call `onClose`. */
function newestUndo(): (() => void) | undefined {
  const { notifications: shown, queue } = notificationsStore.getState();
  const standing = new Set([...shown, ...queue].map(({ id }) => id));
  for (const id of undos.keys()) if (!standing.has(id)) forget(id);
  return [...undos.values()].at(-1);
}

function undoByKey(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
  // A text has an undo of its own.
  const isInText =
    event.target instanceof Element &&
    event.target.closest('input, textarea, [contenteditable="true"]') !== null;
  if (!isUndo || isInText || event.defaultPrevented) return;
  const undo = newestUndo();
  if (!undo) return;
  event.preventDefault();
  undo();
}

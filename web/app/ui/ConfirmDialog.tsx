import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ConfirmOptions } from './confirmStore.ts';
import { Dialog } from './Dialog.tsx';

const refuse = (event: React.SyntheticEvent) => event.preventDefault();

/** The confirmation dialog with the specification's defaults. */
export function ConfirmDialog({
  title = 'Confirm',
  body = 'Are you sure?',
  cancelLabel = 'Cancel',
  confirmLabel = 'Yes',
  secretPhrase,
  isDangerous = false,
  onAnswer,
}: ConfirmOptions & { onAnswer: (isConfirmed: boolean) => void }) {
  const [typed, setTyped] = useState('');
  const isAllowed = secretPhrase === undefined || typed === secretPhrase;
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (isAllowed) onAnswer(true);
  };
  return (
    <Dialog onClose={() => onAnswer(false)} title={title}>
      <form onSubmit={submit}>
        <Stack gap="md">
          {typeof body === 'string' ? <Text>{body}</Text> : body}
          {secretPhrase !== undefined && (
            <TextInput
              label={
                // The hint must be read and typed, not carried over by the clipboard.
                <span onCopy={refuse} onCut={refuse}>
                  Type <strong>{secretPhrase}</strong> to continue
                </span>
              }
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
              spellCheck={false}
              data-autofocus
            />
          )}
          <Group justify="flex-end" gap="xs">
            {/* Enter pressed too early must do no harm. */}
            <Button
              variant="default"
              onClick={() => onAnswer(false)}
              {...(isDangerous && secretPhrase === undefined && { 'data-autofocus': true })}
            >
              {cancelLabel}
            </Button>
            <Button
              type="submit"
              color={isDangerous ? 'red' : 'pine'}
              disabled={!isAllowed}
              {...(secretPhrase === undefined && !isDangerous && { 'data-autofocus': true })}
            >
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

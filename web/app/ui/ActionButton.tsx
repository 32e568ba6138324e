import { Button, Text } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { useAction } from '../lib/useAction.ts';

type NativeProps = Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps | 'onClick'>;
interface ActionButtonProps extends Omit<ButtonProps, 'loading'>, NativeProps {
  /** Rejects when it fails; the message then stands beside the button until the next try. */
  onAction: () => Promise<unknown>;
}

/**
 * A button that does something on the server: busy while it runs, with the failure told beside it. For a
 * form use `FormFooter`; for an action whose result is elsewhere on the page use a toast.
 */
export function ActionButton({ onAction, ...props }: ActionButtonProps) {
  const { run, isBusy, error } = useAction(onAction);
  return (
    <>
      <Button type="button" {...props} loading={isBusy} onClick={run} />
      {error !== null && (
        <Text size="sm" c="var(--rapport-danger)" role="alert">
          {error}
        </Text>
      )}
    </>
  );
}

import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FormFooter.module.css';

interface FormFooterProps {
  submitLabel: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Why the last try failed; stands above the buttons. */
  error?: string | null;
  cancelLabel?: string;
  onCancel?: () => void;
  /** What it does cannot be undone. */
  isDangerous?: boolean;
  /** Given where there is no form element around it. */
  onSubmit?: () => void;
  /** Says at the left that what was entered is not saved yet. */
  hasUnsaved?: boolean;
  /** Keeps the buttons in sight at the end of a long form in a dialog. */
  isSticky?: boolean;
  /** Stands at the left, instead of the unsaved state. */
  children?: ReactNode;
}

/**
 * The end of a form: why saving failed, what is unsaved, Cancel and the button that submits. It belongs
 * inside the form, whose `onSubmit` does the work; pair it with `useAction` for the busy and error state.
 */
export function FormFooter(props: FormFooterProps) {
  const { submitLabel, isBusy = false, isDisabled = false, error, onCancel, onSubmit } = props;
  const { cancelLabel = 'Cancel', hasUnsaved = false, isSticky = false, children } = props;
  const { isDangerous = false } = props;
  return (
    <>
      {error && (
        <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
          {error}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs" className={(isSticky && classes.sticky) || ''}>
        <div className={classes.left}>
          {children ??
            (hasUnsaved && (
              <Text size="sm" c="dimmed">
                Unsaved changes
              </Text>
            ))}
        </div>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button
          type={onSubmit ? 'button' : 'submit'}
          loading={isBusy}
          color={isDangerous ? 'red' : 'pine'}
          disabled={isDisabled}
          {...(onSubmit && { onClick: onSubmit })}
        >
          {submitLabel}
        </Button>
      </Group>
    </>
  );
}

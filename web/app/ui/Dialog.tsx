import { Modal } from '@mantine/core';
import type { ModalProps } from '@mantine/core';
import { useReturnFocus } from './useReturnFocus.ts';

/** A modal that is drawn only while it is open, and gives the focus back when it closes. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useReturnFocus();
  return <Modal opened closeButtonProps={{ 'aria-label': 'Close' }} {...props} />;
}

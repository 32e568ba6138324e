import { notifications } from '@mantine/notifications';

const common = { autoClose: 3000, withCloseButton: true } as const;

/** Says what went wrong for three seconds in the lower left corner. */
export function notifyError(message: string, title = 'Error'): void {
  notifications.show({ ...common, title, message, color: 'red', role: 'alert' });
}

export function notifySuccess(message: string, title = 'Success'): void {
  notifications.show({ ...common, title, message, color: 'pine' });
}

import { notifications } from '@mantine/notifications';
import { errorMessage } from '../lib/errorMessage.ts';

const common = { autoClose: 3000, withCloseButton: true } as const;

/** Says what went wrong for three seconds in the lower left corner. */
export function notifyError(message: string, title = 'Error'): void {
  notifications.show({ ...common, title, message, color: 'red', role: 'alert' });
}

/** Says why something failed; `what` names it where the page does not, as "Error adding stage". */
export function notifyFailure(error: unknown, what?: string): null {
  notifyError(what === undefined ? errorMessage(error) : `${what}: ${errorMessage(error)}`);
  return null;
}

export function notifySuccess(message: string, title = 'Success'): void {
  notifications.show({ ...common, title, message, color: 'pine' });
}

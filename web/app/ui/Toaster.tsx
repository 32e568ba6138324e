import { Notifications } from '@mantine/notifications';

/** Where `notifyError` and `notifySuccess` show. Loaded after the first paint. */
export function Toaster() {
  // At the top it would lie over titles, actions and dialogs.
  return <Notifications position="bottom-left" limit={4} />;
}

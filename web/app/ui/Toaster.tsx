import { Notifications } from '@mantine/notifications';

/** Where `notifyError` and `notifySuccess` show. Loaded after the first paint. */
export function Toaster() {
  return <Notifications position="top-center" limit={4} />;
}

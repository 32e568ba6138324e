import { ErrorState } from './ErrorState.tsx';

/** Stands for a page that the person's role does not open, in the words of the server's refusal. */
export const NoPermission = () => (
  <ErrorState message="You do not have permission for this. Ask a site admin to change your role." />
);

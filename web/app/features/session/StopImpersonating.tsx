import { Button } from '@mantine/core';
import type { CurrentUser } from './useCurrentUser.ts';
import { useSignOut } from './useSignOut.ts';

/** Returns a site admin from the person they impersonate to themselves. */
export function StopImpersonating({ user }: { user: CurrentUser }) {
  const { signOut, isBusy } = useSignOut(user);
  return (
    <Button
      variant="white"
      size="compact-sm"
      ml="sm"
      loading={isBusy}
      onClick={() => void signOut()}
    >
      Stop
    </Button>
  );
}

import { useMutation } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import { leaveTo } from './leaveTo.ts';
import type { CurrentUser } from './useCurrentUser.ts';
import { notifyFailure } from '../../ui/notify.ts';

const SignOutDocument = graphql(`
  mutation signOut {
    signOut
  }
`);

const UnimpersonateDocument = graphql(`
  mutation unimpersonate {
    unimpersonate {
      redirectTo
    }
  }
`);

/** Signs out, or ends the impersonation when there is one, and goes where the server says. */
export function useSignOut(user: Pick<CurrentUser, 'isImpersonated'>) {
  const [endSession, { loading: isSigningOut }] = useMutation(SignOutDocument);
  const [endImpersonation, { loading: isEnding }] = useMutation(UnimpersonateDocument);

  const signOut = async () => {
    try {
      await endSession();
      leaveTo('/sign-in');
    } catch (error) {
      notifyFailure(error);
    }
  };
  const unimpersonate = async () => {
    try {
      const { data } = await endImpersonation();
      leaveTo(data?.unimpersonate.redirectTo ?? '/');
    } catch {
      leaveTo('/');
    }
  };
  return {
    signOut: user.isImpersonated ? unimpersonate : signOut,
    isBusy: isSigningOut || isEnding,
  };
}

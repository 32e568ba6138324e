import { useCallback, useEffect, useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import type { SignInPageQuery } from '../../lib/__generated__/graphql.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { sendOperation } from '../../lib/sendOperation.ts';
import { useServerStore } from '../../lib/serverStore.ts';
import { useReconnect } from '../../lib/useReconnect.ts';

const SignInPageDocument = graphql(`
  query SignInPage {
    currentUser {
      id
    }
    serverInfo {
      environment
    }
    demoPeople {
      email
      fullName
      role
      organization
    }
  }
`);

/** Whether somebody is signed in already, and whom the demo offers; null until the server has answered. */
export function useSignInPage(): SignInPageQuery | null {
  const [page, setPage] = useState<SignInPageQuery | null>(null);
  // A failure shows when the user tries to sign in.
  const load = useCallback(() => {
    let isShown = true;
    const loading = sendOperation(SignInPageDocument, {}).then((loaded) => {
      if (!isShown) return;
      useServerStore.setState({ environment: loaded.serverInfo.environment });
      setPage(loaded);
    });
    ignoreRejection(loading);
    return () => {
      isShown = false;
    };
  }, []);
  useEffect(load, [load]);
  useReconnect(load);
  return page;
}

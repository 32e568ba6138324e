import { useSearchParams } from 'react-router';
import { ConnectExtension } from '../features/extension/ConnectExtension.tsx';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** Where the extension sends people to be connected with their account. */
export function ExtensionConnectScreen() {
  usePageTitle('Connect the extension');
  const [parameters] = useSearchParams();
  const { user } = useCurrentUser();
  return user && <ConnectExtension state={parameters.get('state') ?? ''} person={user} />;
}

import { useEffect, useState } from 'react';
import { readPolicy, type Policy } from '../../platform/policy.ts';
import {
  onSettingsChange,
  readServerUrl,
  readSession,
  type Session,
} from '../../platform/settings.ts';

interface Connection {
  serverUrl: string;
  session: Session | null;
  policy: Policy;
}

/** Which server the extension speaks with, who is signed in there, and what the policy says; null while it is read. */
export function useConnection(): Connection | null {
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    const lifetime = new AbortController();
    const read = async () => {
      const [serverUrl, session, policy] = await Promise.all([
        readServerUrl(),
        readSession(),
        readPolicy(),
      ]);
      setConnection({ serverUrl, session, policy });
    };
    void read();
    onSettingsChange(() => void read(), lifetime.signal);
    return () => lifetime.abort();
  }, []);
  return connection;
}

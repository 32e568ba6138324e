import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';

type Access = 'checking' | 'missing' | 'requesting' | 'granted' | 'denied';

interface StorageAccessGateProps {
  /** The browser lets the app use its cookies now. */
  onGranted(): void;
  /** What is shown where cookies are not what is missing. */
  children: ReactNode;
}

/** In another page's frame a browser may keep the app's cookies from it until the person allows them. */
export function StorageAccessGate({ onGranted, children }: StorageAccessGateProps) {
  const [access, setAccess] = useState<Access>('checking');
  useEffect(() => {
    let isCurrent = true;
    void hasAccess().then((isGranted) => {
      if (isCurrent) setAccess(isGranted ? 'granted' : 'missing');
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  const request = async () => {
    setAccess('requesting');
    try {
      await document.requestStorageAccess();
    } catch {
      return setAccess('denied');
    }
    setAccess('granted');
    onGranted();
  };
  if (access === 'checking') return null;
  if (access === 'granted') return children;
  const isDenied = access === 'denied';
  return (
    <Stack align="center" gap="md" py={64} px="md" role={isDenied ? 'alert' : undefined}>
      <Text fw={600} ta="center">
        {isDenied ? 'You denied access to cookies.' : 'Rapport needs cookie access.'}
      </Text>
      <Text c="dimmed" ta="center" maw={420}>
        {isDenied
          ? `Enable third-party cookies for ${window.location.host} in the settings of your browser, then refresh this page.`
          : 'Your browser asks whether this frame may use the cookies that keep you signed in.'}
      </Text>
      {!isDenied && (
        <Button loading={access === 'requesting'} onClick={() => void request()}>
          Request access
        </Button>
      )}
    </Stack>
  );
}

/** Where a browser does not know the question, cookies are not kept back. */
async function hasAccess(): Promise<boolean> {
  if (typeof document.hasStorageAccess !== 'function') return true;
  return document.hasStorageAccess().catch(() => false);
}

import { Skeleton, Stack } from '@mantine/core';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Delayed } from '../ui/Delayed.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** A page that still loads or that broke; the shell around it stays, and so does the way out. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />} resetKey={pathname}>
      <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function ScreenSkeleton() {
  return (
    <Delayed>
      <Stack gap="sm" p="lg" aria-hidden>
        <Skeleton height={28} width={200} mb="md" />
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} height={32} />
        ))}
      </Stack>
    </Delayed>
  );
}

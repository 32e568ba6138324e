import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '#shared/ui/base.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { cssVariablesResolver, theme } from '#shared/ui/theme.ts';
import { watchConnection } from './lib/connection.ts';
import { lazyPart } from './lib/lazyPart.ts';
import { preloadOnIntent } from './lib/preloadOnIntent.ts';
import { Pages, preloadScreen } from './router.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { ConfirmHost } from './ui/ConfirmHost.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';

// What is notified earlier waits in its store.
const Toaster = lazyPart(async () => {
  await untilPageLoaded();
  return import('./ui/Toaster.tsx');
}, 'Toaster');

/** Until the page's own files are there, so that nothing competes with them on a slow line. */
const untilPageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

preloadScreen(window.location.pathname, window.location.search);
watchConnection();
preloadOnIntent((path) => preloadScreen(path));

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
        <ConfirmHost />
      </ErrorBoundary>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </MantineProvider>
  </StrictMode>,
);

import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../../shared/ui/base.css';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { cssVariablesResolver, theme } from '../../shared/ui/theme.ts';
import { apolloClient } from './lib/apolloClient.ts';
import { reloadOnLostChunk } from './lib/reloadOnNewBuild.ts';
import { createRouter, preloadScreen } from './router.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { ConfirmHost } from './ui/ConfirmHost.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadOnLostChunk();
preloadScreen(window.location.pathname);
const router = createRouter();

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      <ApolloProvider client={apolloClient}>
        <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
          <RouterProvider router={router} />
          <ConfirmHost />
        </ErrorBoundary>
        <Notifications position="top-center" limit={4} />
      </ApolloProvider>
    </MantineProvider>
  </StrictMode>,
);

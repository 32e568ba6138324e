import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { theme } from '#shared/ui/theme.ts';
import { scriptedClient } from '../lib/scriptedClient.ts';
import { ZoneContext } from './ZoneContext.ts';

// Text fields that grow listen to fonts being loaded; the DOM of tests has none.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

interface RenderUiOptions {
  client?: ApolloClient;
  path?: string;
}

/** For tests: renders with everything the app stands on; `path()` tells where one is. */
export function renderUi(ui: ReactNode, { client, path = '/' }: RenderUiOptions = {}) {
  let current = path;
  function WhereAmI() {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  }
  const result = render(
    <MantineProvider theme={theme} env="test">
      <ApolloProvider client={client ?? scriptedClient({}).client}>
        <MemoryRouter initialEntries={[path]}>
          <WhereAmI />
          <ZoneContext value="UTC">{ui}</ZoneContext>
        </MemoryRouter>
      </ApolloProvider>
    </MantineProvider>,
  );
  return { ...result, path: () => current };
}

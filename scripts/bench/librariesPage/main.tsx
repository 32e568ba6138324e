// The peer of the first load: the libraries of the product around a page that does next to nothing.
import '@mantine/core/styles.layer.css';
import { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { Button, MantineProvider, TextInput } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({ uri: '/graphql' }),
});
const whoDocument = gql`
  query Who {
    currentUser {
      id
    }
  }
`;

function Page() {
  const { data } = useQuery<{ currentUser: { id: string } | null }>(whoDocument);
  return (
    <form>
      <TextInput label="Name" defaultValue={data?.currentUser?.id} />
      <Button type="submit">Go</Button>
    </form>
  );
}

const host = document.querySelector('#root');
if (host)
  createRoot(host).render(
    <MantineProvider>
      <ApolloProvider client={client}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<Page />} />
          </Routes>
        </BrowserRouter>
      </ApolloProvider>
    </MantineProvider>,
  );

// For tests: the list of job descriptions over scripted answers.
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { MemoryRouter, useLocation } from 'react-router';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import type { Answer } from '../../lib/scriptedClient.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { JobDescriptionsScreen } from './JobDescriptionsScreen.tsx';
import { jobDescription, listOf, signedIn } from './scriptedPlans.ts';

const basics: Record<string, Answer> = {
  CurrentUser: signedIn(),
  MyJobDescriptions: listOf([jobDescription('1', 'Baker')]),
  SharedJobDescriptions: listOf([]),
};

/** Opens the list; what a script does not answer is as in `basics`. */
export function openJobDescriptions(script: Record<string, Answer> = {}, searchParams = '') {
  const server = scriptedClient({ ...basics, ...script });
  let current = '';
  function WhereAmI() {
    current = useLocation().pathname;
    return null;
  }
  render(
    <MantineProvider env="test">
      <ApolloProvider client={server.client}>
        <MemoryRouter>
          <NuqsTestingAdapter searchParams={searchParams} hasMemory>
            <WhereAmI />
            <JobDescriptionsScreen />
            <Toaster />
          </NuqsTestingAdapter>
        </MemoryRouter>
      </ApolloProvider>
    </MantineProvider>,
  );
  return { ...server, path: () => current };
}
export const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('li');
  if (!row) throw new Error(`${title} stands in no row.`);
  return within(row);
};

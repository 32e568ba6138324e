// Answers of the server that the tests of the plan module's lists begin from.
import type { Answer } from '../../lib/scriptedClient.ts';
import { scriptedServerInfo, scriptedUser } from '../../lib/scriptedUser.ts';

type Over = Record<string, unknown>;

export const person = (id: string, fullName: string) => ({
  __typename: 'User',
  id,
  fullName,
  email: `${id}@example.test`,
  profilePicUrl: null,
});

/** Whoever is signed in: an editor unless said otherwise. */
export const signedIn = (
  planRole: 'Admin' | 'Editor' | null = 'Editor',
  organization: Over = {},
): Answer => ({
  currentUser: scriptedUser(
    {
      id: 'me',
      planUserRole: planRole && { __typename: 'PlanUserRole', name: planRole, permissions: [] },
    },
    { planEnabled: true, ...organization },
  ),
  serverInfo: scriptedServerInfo(),
});

export const jobDescription = (id: string, title: string, over: Over = {}) => ({
  __typename: 'JobDescription',
  id,
  title,
  jobDescriptionState: 'Optimizer',
  score: 85,
  error: null,
  createdAt: '2026-05-01T09:00:00Z',
  updatedAt: '2026-05-02T09:00:00Z',
  planId: null,
  canShare: true,
  canDelete: true,
  creator: person('me', 'Me Myself'),
  ...over,
});

export const listOf = (results: unknown[], totalRows = results.length) => ({
  list: {
    __typename: 'JobDescriptionPage',
    results,
    pageInfo: { __typename: 'PageInfo', totalRows, totalPages: Math.ceil(totalRows / 20) },
  },
});

/** What the filter asks for, of an operation's variables. */
export const paginationOf = (variables: Over) =>
  variables['pagination'] as { searchTerm: string; limit: number };

export const sharing = (id: string, over: Over = {}) => ({
  jobDescription: {
    __typename: 'JobDescription',
    id,
    title: 'Baker',
    canShare: true,
    creator: person('me', 'Me Myself'),
    internalShares: [
      { __typename: 'JobDescriptionShare', id: 'share1', user: person('ana', 'Ana Ruiz') },
    ],
    shareableUsers: [person('ben', 'Ben Oko'), person('cy', 'Cy Poe')],
    ...over,
  },
});

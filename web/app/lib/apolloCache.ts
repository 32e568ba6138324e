import { InMemoryCache } from '@apollo/client';
import type { FieldPolicy, Reference } from '@apollo/client';

interface CachedPage {
  results: Reference[];
}

/** A list that is asked for anew with a larger limit as it grows: the newest answer is the whole of it. */
const grownList = {
  keyArgs: ['hasPlan', 'pagination', ['searchTerm']],
  merge: (_known: unknown, incoming: unknown) => incoming,
};

/** A list whose later pages are laid behind the earlier ones; a first page begins it again. */
const pagedList = (keyArgs: string[], defaultLimit: number): FieldPolicy<readonly Reference[]> => ({
  keyArgs,
  merge: (known = [], incoming, { args }) => {
    const page: number = args?.['page'] ?? 1;
    return [...known.slice(0, (page - 1) * (args?.['limit'] ?? defaultLimit)), ...incoming];
  },
});

/**
 * The cache with its rules. Lists merge by page and limit: a first page begins the list anew, a
 * later one is laid behind it.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // Other pages of its interviewers stay.
      InterviewerReport: { merge: true },
      Query: {
        fields: {
          myJobDescriptions: grownList,
          sharedJobDescriptions: grownList,
          allJobDescriptions: grownList,
          clips: pagedList(['query', 'filter', 'limit'], 50),
          guides: pagedList(['query', 'filter', 'limit'], 50),
          playlists: pagedList(['query', 'isEditable', 'limit'], 50),
          aiSummaryTemplates: pagedList(['query', 'limit'], 50),
          scheduledInterviews: {
            keyArgs: ['startAfter', 'startBefore', 'isMine', 'query'],
            merge: (known: readonly Reference[] = [], incoming: readonly Reference[], { args }) =>
              args?.['after'] ? [...known, ...incoming] : incoming,
          },
          // What the interview's page has brought is not asked for again by its parts.
          call: (known: Reference | undefined, { args, toReference }) =>
            known === undefined
              ? toReference({ __typename: 'Call', id: String(args?.['id']) })
              : known,
          calls: {
            keyArgs: ['filter', 'orderBy', 'limit'],
            merge: (known: CachedPage | undefined, incoming: CachedPage, { args }) => {
              const page: number = args?.['page'] ?? 1;
              if (!known || page === 1) return incoming;
              const results = known.results.slice(0, (page - 1) * (args?.['limit'] ?? 50));
              return { ...incoming, results: [...results, ...incoming.results] };
            },
          },
          candidates: pagedList(['query', 'filter', 'orderBy', 'limit'], 20),
          positions: pagedList(['query', 'filter', 'orderBy', 'limit'], 50),
          excludedUsers: pagedList(['query', 'limit'], 50),
          organizationMembers: pagedList(['query', 'filter', 'limit'], 50),
          userRoles: { merge: false },
          interviewStages: { merge: false },
          extensionConnections: { merge: false },
        },
      },
      // Parts of a call without an id of their own: two queries may ask for different fields.
      Transcript: { merge: true },
      Recording: { merge: true },
      CallMetrics: { merge: true },
      ClipRecording: { merge: true },
      ServerInfo: { merge: true },
      PlanFlags: { merge: true },
      PlanUserRole: { merge: true },
      RatingBreakdown: { merge: true },
      Client: { fields: { memberships: { merge: false } } },
      Position: { fields: { memberships: { merge: false }, activeByStage: { merge: false } } },
      // Lists that people shorten: the newest answer is the whole of it.
      Candidate: {
        fields: {
          applications: { merge: false },
          candidateLinks: { merge: false },
          consentHistory: { merge: false },
          phoneNumbers: { merge: false },
        },
      },
      Sharing: { fields: { shares: { merge: false }, externalShares: { merge: false } } },
      Playlist: { fields: { clips: { merge: false } } },
      JobDescription: {
        fields: { internalShares: { merge: false }, shareableUsers: { merge: false } },
      },
    },
  });
}

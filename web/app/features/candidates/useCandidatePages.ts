import { useQuery } from '@apollo/client/react';
import type { CandidatesScreenQueryVariables } from '../../lib/__generated__/graphql.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { useMorePages } from '../../lib/useMorePages.ts';
import { CandidateRowFragment, CandidatesDocument } from './candidateDocuments.ts';

const limit = 50;

/** The candidates that a filter finds, page after page. */
export function useCandidatePages(input: Omit<CandidatesScreenQueryVariables, 'page'>) {
  const query = useQuery(CandidatesDocument, {
    variables: { ...input, page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, previousData, fetchMore } = query;
  const candidates =
    (data ?? previousData)?.candidates.map((candidate) =>
      readFragment(CandidateRowFragment, candidate),
    ) ?? null;
  const more = useMorePages({
    listKey: JSON.stringify(input),
    shownCount: candidates?.length ?? 0,
    limit,
    loadPage: async (page) => {
      const answer = await fetchMore({ variables: { page } });
      return answer.data?.candidates.length ?? 0;
    },
  });
  return { query, candidates, more };
}

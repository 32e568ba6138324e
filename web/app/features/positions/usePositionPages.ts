import { useQuery } from '@apollo/client/react';
import type { PositionsScreenQueryVariables } from '../../lib/__generated__/graphql.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { useMorePages } from '../../lib/useMorePages.ts';
import { PositionRowFragment, PositionsDocument } from './positionDocuments.ts';

const limit = 50;

/** The positions that a filter finds, by group, page after page. */
export function usePositionPages(input: Omit<PositionsScreenQueryVariables, 'page'>) {
  const query = useQuery(PositionsDocument, {
    variables: { ...input, page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, previousData, fetchMore } = query;
  const positions =
    (data ?? previousData)?.positions.map((position) =>
      readFragment(PositionRowFragment, position),
    ) ?? null;
  const more = useMorePages({
    listKey: JSON.stringify(input),
    shownCount: positions?.length ?? 0,
    limit,
    loadPage: async (page) => {
      const answer = await fetchMore({ variables: { page } });
      return answer.data?.positions.length ?? 0;
    },
  });
  return { query, positions, more };
}

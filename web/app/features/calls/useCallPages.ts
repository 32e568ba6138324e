import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import type {
  CallFilter,
  CallOrder,
  RecordingsScreenQuery,
} from '../../lib/__generated__/graphql.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { revalidated } from '../../lib/revalidated.ts';
import { callsOfPage, firstPageOf, RecordingsScreenDocument } from './recordingsDocument.ts';
import { withFreshHead, withoutItem } from './withFreshHead.ts';

/** Words that people type do not belong into an address. */
const plain = {};

export type ListedCall = RecordingsScreenQuery['calls']['results'][number];

/** The recordings a filter finds, page after page, and ways to follow what changes among them. */
export function useCallPages(orderBy: CallOrder, filter: CallFilter) {
  const client = useApolloClient();
  const variables = firstPageOf(orderBy, filter);
  const context = filter.query ? plain : revalidated;
  const query = useQuery(RecordingsScreenDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
    context,
  });
  const { data, previousData, loading, fetchMore } = query;
  const isFetchingMore = useRef(false);
  const [moreError, setMoreError] = useState<unknown>(null);
  const page = (data ?? previousData)?.calls;
  const calls = page?.results ?? null;
  const shownCount = calls?.length ?? 0;

  const loadMore = async () => {
    if (isFetchingMore.current) return;
    isFetchingMore.current = true;
    setMoreError(null);
    try {
      await fetchMore({ variables: { page: Math.floor(shownCount / callsOfPage) + 1 } });
    } catch (error) {
      setMoreError(error);
    } finally {
      isFetchingMore.current = false;
    }
  };

  const key = JSON.stringify(variables);
  /** Asks for the first page again and lays it over what is shown, without losing the rest. */
  const refreshHead = useCallback(async () => {
    const asked = { query: RecordingsScreenDocument, variables: JSON.parse(key) };
    const fresh = await client
      .query({ ...asked, fetchPolicy: 'no-cache', context })
      .catch(() => null);
    const head = fresh?.data?.calls;
    if (!head) return;
    client.cache.updateQuery(asked, (known) => ({
      calls: known ? withFreshHead(known.calls, head) : head,
    }));
  }, [client, key, context]);

  const removeCall = useCallback(
    (callId: string) => {
      const asked = { query: RecordingsScreenDocument, variables: JSON.parse(key) };
      client.cache.updateQuery(asked, (known) =>
        known ? { calls: withoutItem(known.calls, callId) } : undefined,
      );
    },
    [client, key],
  );

  return {
    calls,
    totalRows: page?.pageInfo.totalRows ?? 0,
    isTotalCapped: page?.pageInfo.isTotalCapped ?? false,
    hasMore: Boolean(page?.pageInfo.isTotalCapped) || shownCount < (page?.pageInfo.totalRows ?? 0),
    moreError,
    error: query.error,
    isLoading: loading,
    refetch: () => ignoreRejection(query.refetch()),
    loadMore: () => void loadMore(),
    refreshHead,
    removeCall,
  };
}

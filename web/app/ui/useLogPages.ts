import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { loadStateOf } from '../lib/loadState.ts';

interface Page {
  results: unknown[];
  nextCursor?: string | null;
}

/** A log, page after page: `field` names it in the answer of `document`. For `LogPage`. */
export function useLogPages<
  Field extends string,
  Data extends Record<Field, Page>,
  Variables extends { after?: string | null | undefined },
>(document: TypedDocumentNode<Data, Variables>, field: Field, variables: Variables) {
  const query = useQuery<Data>(document, {
    variables: { ...variables, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const loadMore = (after: string) =>
    query.fetchMore<Data>({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => {
        const [shown, more] = [(before as Data)[field], (fetchMoreResult as Data)[field]];
        return {
          ...fetchMoreResult,
          [field]: { ...more, results: [...shown.results, ...more.results] },
        };
      },
    });
  return { state: loadStateOf(query, (data) => (data as Data)[field]), loadMore };
}

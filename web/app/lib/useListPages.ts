import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { ignoreRejection } from './ignoreRejection.ts';
import { useMorePages } from './useMorePages.ts';

/** As the documents of lists ask for. */
export const rowsOfPage = 50;

/** The rows that a filter finds, page after page. */
export function useListPages<
  Data,
  Variables extends { page: number },
  Row extends { id: string },
>(options: {
  document: TypedDocumentNode<Data, Variables>;
  filter: Omit<Variables, 'page'>;
  rowsOf: (data: Data) => readonly Row[];
}) {
  const { document, filter, rowsOf } = options;
  const query = useQuery<Data, { page: number }>(
    document as TypedDocumentNode<Data, { page: number }>,
    {
      variables: { ...filter, page: 1 },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    },
  );
  const { data, previousData, fetchMore } = query;
  // While somebody types, what was found before stays.
  const known = (data ?? previousData) as Data | undefined;
  const loaded = known === undefined ? null : rowsOf(known);
  const more = useMorePages({
    listKey: JSON.stringify(filter),
    shownCount: loaded?.length ?? 0,
    limit: rowsOfPage,
    loadPage: async (page) => {
      const answer = await fetchMore({ variables: { page } });
      return answer.data === undefined ? 0 : rowsOf(answer.data as Data).length;
    },
  });
  // A row that was added meanwhile moves the last one of a page to the next.
  const rows = loaded && [...new Map(loaded.map((row) => [row.id, row])).values()];
  return { query, known, rows, more, reload: () => ignoreRejection(query.refetch()) };
}

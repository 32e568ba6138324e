import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../lib/__generated__/index.ts';
import type {
  CallFilter,
  CallOrder,
  RecordingsScreenQueryVariables,
} from '../../lib/__generated__/graphql.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { revalidated } from '../../lib/revalidated.ts';

export const RecordingsScreenDocument = graphql(`
  query RecordingsScreen($page: Int!, $limit: Int!, $orderBy: CallOrder!, $filter: CallFilter!) {
    calls(page: $page, limit: $limit, orderBy: $orderBy, filter: $filter) {
      results {
        id
        ...CallRow_call
      }
      pageInfo {
        totalRows
        isTotalCapped
        totalPages
        page
        limit
      }
    }
  }
`);

export const callsOfPage = 50;

export const firstPageOf = (
  orderBy: CallOrder,
  filter: CallFilter,
): RecordingsScreenQueryVariables => ({ page: 1, limit: callsOfPage, orderBy, filter });

/** Loads the newest recordings into the cache beside the page's code, which loads what could not be preloaded. */
export const preloadRecordings = (client: ApolloClient): void =>
  ignoreRejection(
    client.query({
      query: RecordingsScreenDocument,
      variables: firstPageOf('NEWEST', {}),
      fetchPolicy: 'network-only',
      context: revalidated,
    }),
  );

import { useQuery } from '@apollo/client/react';
import type { UsersScreenQueryVariables } from '../../lib/__generated__/graphql.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { useMorePages } from '../../lib/useMorePages.ts';
import { MemberRowFragment, MembersDocument } from './userDocuments.ts';

const limit = 50;

/** The people that a filter finds, page after page. */
export function useMemberPages(input: Omit<UsersScreenQueryVariables, 'page'>) {
  const query = useQuery(MembersDocument, {
    variables: { ...input, page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, previousData, fetchMore } = query;
  const members =
    (data ?? previousData)?.organizationMembers.map((member) =>
      readFragment(MemberRowFragment, member),
    ) ?? null;
  const more = useMorePages({
    listKey: JSON.stringify(input),
    shownCount: members?.length ?? 0,
    limit,
    loadPage: async (page) => {
      const answer = await fetchMore({ variables: { page } });
      return answer.data?.organizationMembers.length ?? 0;
    },
  });
  return { query, members, more };
}

import type { UsersScreenQueryVariables } from '../../lib/__generated__/graphql.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { useListPages } from '../../lib/useListPages.ts';
import { MemberRowFragment, MembersDocument } from './userDocuments.ts';

/** The people that a filter finds, page after page. */
export function useMemberPages(filter: Omit<UsersScreenQueryVariables, 'page'>) {
  const { rows, ...pages } = useListPages({
    document: MembersDocument,
    filter,
    rowsOf: (data) => data.organizationMembers.map((row) => readFragment(MemberRowFragment, row)),
  });
  return { ...pages, members: rows };
}

import { graphql } from '../../lib/__generated__/index.ts';

export const ExcludedUsersDocument = graphql(`
  query ExcludedUsers($page: Int!) {
    excludedUsers(page: $page, limit: 50) {
      id
      email
    }
  }
`);

export const ExcludeUserDocument = graphql(`
  mutation ExcludeUser($email: String!) {
    createOrUpdateExcludedUser(email: $email) {
      id
      email
    }
  }
`);

export const IncludeUserDocument = graphql(`
  mutation IncludeUser($id: ID!) {
    deleteExcludedUser(id: $id)
  }
`);

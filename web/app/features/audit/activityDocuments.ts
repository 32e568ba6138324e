import { graphql } from '../../lib/__generated__/index.ts';

export const ActivityFragment = graphql(`
  fragment Activity_entry on Activity {
    id
    text
    createdAt
    actorName
    impersonatorName
    subject {
      name
      path
    }
  }
`);

export const ActivityFeedDocument = graphql(`
  query ActivityFeed($filter: ActivityFilter!, $after: String) {
    activityFeed(filter: $filter, after: $after, limit: 50) {
      nextCursor
      results {
        id
        ...Activity_entry
      }
    }
  }
`);

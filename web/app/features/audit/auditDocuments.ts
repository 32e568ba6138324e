import { graphql } from '../../lib/__generated__/index.ts';

export const AuditEntryFragment = graphql(`
  fragment AuditEntry_entry on AuditEntry {
    id
    text
    detail
    createdAt
    actorName
    impersonatorName
    subject {
      name
      path
    }
  }
`);

export const AuditLogDocument = graphql(`
  query AuditLog($filter: AuditFilter!, $after: String) {
    auditLog(filter: $filter, after: $after, limit: 50) {
      nextCursor
      results {
        id
        ...AuditEntry_entry
      }
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const EngineRecordFragment = graphql(`
  fragment EngineRecord_record on EngineRecord {
    id
    createdAt
    task
    engineName
    engineVersion
    inputHash
    callId
    interviewName
    candidateName
    editCount
    reportCount
  }
`);

export const EngineRecordsDocument = graphql(`
  query EngineRecords($filter: EngineRecordFilter!, $after: String) {
    engineRecords(filter: $filter, after: $after, limit: 50) {
      nextCursor
      results {
        id
        ...EngineRecord_record
      }
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const ScheduledInterviewFragment = graphql(`
  fragment ScheduledInterview_facts on ScheduledInterview {
    id
    cursor
    name
    scheduledStart
    scheduledEnd
    meetingUrl
    visibility
    canEdit
    candidate {
      id
      fullName
    }
    position {
      id
      displayTitle
    }
    callGuide {
      id
      name
    }
    interviewers {
      id
      fullName
    }
  }
`);

export const ScheduledInterviewsDocument = graphql(`
  query ScheduledInterviewsScreen(
    $startAfter: DateTime!
    $startBefore: DateTime!
    $isMine: Boolean!
    $query: String!
    $after: String
  ) {
    scheduledInterviews(
      startAfter: $startAfter
      startBefore: $startBefore
      isMine: $isMine
      query: $query
      after: $after
      limit: 50
    ) {
      id
      ...ScheduledInterview_facts
    }
  }
`);

export const CreateScheduledInterviewDocument = graphql(`
  mutation createScheduledInterview($input: ScheduledInterviewInput!) {
    createScheduledInterview(input: $input) {
      id
      ...ScheduledInterview_facts
    }
  }
`);

export const UpdateScheduledInterviewDocument = graphql(`
  mutation updateScheduledInterview($id: ID!, $input: ScheduledInterviewInput!) {
    updateScheduledInterview(id: $id, input: $input) {
      id
      ...ScheduledInterview_facts
    }
  }
`);

export const DeleteScheduledInterviewDocument = graphql(`
  mutation deleteScheduledInterview($id: ID!) {
    deleteScheduledInterview(id: $id)
  }
`);

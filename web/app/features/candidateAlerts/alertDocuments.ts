import { graphql } from '../../lib/__generated__/index.ts';

export const AlertFragment = graphql(`
  fragment CandidateAlert_item on CandidateAlert {
    id
    theme
    title
    quote
    callId
    name
    startTime
    atMs
    isNew
    isAccurate
    candidate {
      id
      fullName
    }
    position {
      id
      displayTitle
    }
  }
`);

export const CandidateAlertsDocument = graphql(`
  query CandidateAlerts($filter: CandidateAlertFilter!, $after: String) {
    candidateAlerts(filter: $filter, after: $after, limit: 50) {
      nextCursor
      results {
        id
        ...CandidateAlert_item
      }
    }
  }
`);

export const AlertAccuracyDocument = graphql(`
  query CandidateAlertAccuracy {
    candidateAlertAccuracy {
      theme
      title
      alerts
      answers
      right
    }
  }
`);

export const AddAlertViewDocument = graphql(`
  mutation AddAlertView($alertIds: [ID!]!) {
    addAlertView(alertIds: $alertIds)
  }
`);

export const SetAlertAccuracyDocument = graphql(`
  mutation SetCandidateAlertAccuracy($alertId: ID!, $isAccurate: Boolean) {
    setCandidateAlertAccuracy(alertId: $alertId, isAccurate: $isAccurate)
  }
`);

export const FollowedDocument = graphql(`
  query CandidateAlertUserSubscriptions {
    candidateAlertUserSubscriptions {
      candidateIds
      positionIds
    }
  }
`);

export const FollowDocument = graphql(`
  mutation AddCandidateAlertUserSubscriptions($candidateIds: [ID!], $positionIds: [ID!]) {
    addCandidateAlertUserSubscriptions(candidateIds: $candidateIds, positionIds: $positionIds) {
      candidateIds
      positionIds
    }
  }
`);

export const UnfollowDocument = graphql(`
  mutation RemoveCandidateAlertUserSubscriptions($candidateIds: [ID!], $positionIds: [ID!]) {
    removeCandidateAlertUserSubscriptions(candidateIds: $candidateIds, positionIds: $positionIds) {
      candidateIds
      positionIds
    }
  }
`);

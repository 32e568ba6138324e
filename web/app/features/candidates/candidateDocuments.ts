import { graphql } from '../../lib/__generated__/index.ts';

export const CandidateRowFragment = graphql(`
  fragment CandidateRow_candidate on Candidate {
    id
    fullName
    emails
    recordingDisabled
    callCount
    lastCallAt
    ratingBreakdown {
      average
      counts
    }
    applications {
      id
      status
      position {
        id
        displayTitle
      }
      interviewStage {
        id
        title
      }
    }
  }
`);

export const CandidatesDocument = graphql(`
  query CandidatesScreen(
    $query: String!
    $filter: CandidateFilter!
    $orderBy: CandidateOrder!
    $page: Int!
  ) {
    candidates(query: $query, filter: $filter, orderBy: $orderBy, page: $page, limit: 50) {
      id
      ...CandidateRow_candidate
    }
  }
`);

export const CandidatesHeadDocument = graphql(`
  query CandidatesHead($query: String!, $filter: CandidateFilter!) {
    candidatesCount(query: $query, filter: $filter) {
      count
      isCapped
    }
    currentUser {
      id
      canAddCandidates
    }
  }
`);

export const CandidatePageFragment = graphql(`
  fragment CandidatePage_candidate on Candidate {
    id
    ...CandidateRow_candidate
    firstName
    lastName
    createdAt
    phoneNumbers {
      id
      type
      phoneNumber
    }
    candidateLinks {
      id
      type
      link
      source
    }
    applications {
      id
      stageEnteredAt
      closedAt
      canEdit
    }
    myRating
    consentHistory {
      id
      decision
      evidence
      createdAt
      recordedBy {
        id
        fullName
      }
    }
    canEdit
    canDelete
    canRecordConsent
  }
`);

export const CandidateDocument = graphql(`
  query CandidateScreen($id: ID!) {
    candidate(id: $id) {
      id
      ...CandidatePage_candidate
    }
    currentUser {
      id
      canAddCandidates
    }
  }
`);

export const AddCandidateDocument = graphql(`
  mutation AddCandidate($input: CandidateInput!, $positionId: ID) {
    addCandidate(input: $input, positionId: $positionId) {
      id
      ...CandidatePage_candidate
    }
  }
`);

export const UpdateCandidateDocument = graphql(`
  mutation UpdateCandidate($id: ID!, $input: CandidateInput!) {
    updateCandidate(id: $id, input: $input) {
      id
      ...CandidatePage_candidate
    }
  }
`);

export const DeleteCandidateDocument = graphql(`
  mutation DeleteCandidate($id: ID!) {
    deleteCandidate(id: $id)
  }
`);

export const RateCandidateDocument = graphql(`
  mutation RateCandidate($candidateId: ID!, $rating: Int!) {
    rateCandidate(candidateId: $candidateId, rating: $rating) {
      id
      myRating
      ratingBreakdown {
        average
        counts
      }
    }
  }
`);

export const AddCandidateLinkDocument = graphql(`
  mutation AddCandidateLink(
    $candidateId: ID!
    $type: CandidateLinkType!
    $link: String!
    $source: String
  ) {
    addCandidateLink(candidateId: $candidateId, type: $type, link: $link, source: $source) {
      id
      ...CandidatePage_candidate
    }
  }
`);

export const DeleteCandidateLinkDocument = graphql(`
  mutation DeleteCandidateLink($id: ID!) {
    deleteCandidateLink(id: $id) {
      id
      ...CandidatePage_candidate
    }
  }
`);

export const AddApplicationDocument = graphql(`
  mutation AddApplication($candidateId: ID!, $positionId: ID!, $interviewStageId: ID) {
    addApplication(
      candidateId: $candidateId
      positionId: $positionId
      interviewStageId: $interviewStageId
    ) {
      id
      ...CandidatePage_candidate
    }
  }
`);

export const UpdateApplicationDocument = graphql(`
  mutation UpdateApplication($id: ID!, $status: ApplicationStatus!, $interviewStageId: ID) {
    updateApplication(id: $id, status: $status, interviewStageId: $interviewStageId) {
      id
      ...CandidatePage_candidate
    }
  }
`);

export const DeleteApplicationDocument = graphql(`
  mutation DeleteApplication($id: ID!) {
    deleteApplication(id: $id) {
      id
      ...CandidatePage_candidate
    }
  }
`);

export const RecordConsentDocument = graphql(`
  mutation RecordCandidateConsent(
    $candidateId: ID!
    $decision: ConsentDecision!
    $evidence: String!
  ) {
    recordCandidateConsent(candidateId: $candidateId, decision: $decision, evidence: $evidence) {
      id
      ...CandidatePage_candidate
    }
  }
`);

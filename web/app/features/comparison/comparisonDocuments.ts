import { graphql } from '../../lib/__generated__/index.ts';

export const CompareScreenDocument = graphql(`
  query CompareScreen($positionId: ID!) {
    position(id: $positionId) {
      id
      displayTitle
      candidatesCount
    }
  }
`);

export const ComparedChoiceDocument = graphql(`
  query ComparedChoice($query: String!, $filter: CandidateFilter!) {
    candidates(query: $query, filter: $filter, limit: 20) {
      id
      fullName
    }
  }
`);

export const ComparedInterviewsDocument = graphql(`
  query ComparedInterviews($candidateId: ID!, $positionId: ID!) {
    candidate(id: $candidateId) {
      id
      fullName
      ratingBreakdown {
        average
        counts
      }
    }
    calls(filter: { candidateId: $candidateId, positionId: $positionId }, limit: 6) {
      pageInfo {
        totalRows
      }
      results {
        id
        startTime
        interviewStage {
          id
          title
        }
        aiNotes {
          id
          cueId
          question
          competency
          gap
          sentences {
            id
            text
            evidence {
              startMs
              quote
            }
          }
        }
        scorecards {
          interviewId
          isHidden
          mine {
            ...ComparedScorecard_scorecard
          }
          submitted {
            ...ComparedScorecard_scorecard
          }
        }
      }
    }
  }
`);

export const ComparedScorecardFragment = graphql(`
  fragment ComparedScorecard_scorecard on Scorecard {
    id
    status
    user {
      id
      fullName
    }
    overallScore
    items {
      id
      kind
      itemText
      score
      notes
      markedTimeMs
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const ScorecardFragment = graphql(`
  fragment Scorecard_scorecard on Scorecard {
    id
    status
    user {
      id
      fullName
    }
    overallScoringEnabled
    overallScore
    overallNotes
    items {
      id
      kind
      cueId
      itemText
      score
      notes
      markedTimeMs
    }
    submittedAt
    canEdit
    canReopen
  }
`);

export const ScorecardsFragment = graphql(`
  fragment Scorecards_interview on InterviewScorecards {
    interviewId
    mine {
      ...Scorecard_scorecard
    }
    submitted {
      ...Scorecard_scorecard
    }
    isHidden
    missing {
      id
      fullName
    }
    averageScore
    agreement {
      itemText
      scores
      averageScore
      spread
    }
    canScore
  }
`);

export const CallScorecardsDocument = graphql(`
  query CallScorecards($callId: ID!) {
    call(id: $callId) {
      id
      scorecards {
        ...Scorecards_interview
      }
    }
  }
`);

export const InterviewScorecardsDocument = graphql(`
  query InterviewScorecards($interviewId: ID!) {
    interviewScorecards(interviewId: $interviewId) {
      name
      candidateName
      positionTitle
      ...Scorecards_interview
    }
  }
`);

export const WrittenNotesDocument = graphql(`
  query WrittenNotes($callId: ID!) {
    call(id: $callId) {
      id
      aiNotes {
        id
        cueId
        competency
        answer
        sentences {
          id
          evidence {
            startMs
          }
        }
      }
    }
  }
`);

export const StartScorecardDocument = graphql(`
  mutation StartScorecard($interviewId: ID!) {
    startScorecard(interviewId: $interviewId) {
      id
    }
  }
`);

export const UpdateScorecardDocument = graphql(`
  mutation UpdateScorecard($id: ID!, $score: Int, $notes: String, $replaces: String) {
    updateScorecard(id: $id, overallScore: $score, overallNotes: $notes, replaces: $replaces) {
      id
    }
  }
`);

export const UpdateScorecardItemDocument = graphql(`
  mutation UpdateScorecardItem(
    $id: ID!
    $score: Int
    $notes: String
    $markedTimeMs: Int
    $replaces: String
  ) {
    updateScorecardItem(
      id: $id
      score: $score
      notes: $notes
      markedTimeMs: $markedTimeMs
      replaces: $replaces
    ) {
      id
    }
  }
`);

export const SubmitScorecardDocument = graphql(`
  mutation SubmitScorecard($id: ID!) {
    submitScorecard(id: $id) {
      id
    }
  }
`);

export const ReopenScorecardDocument = graphql(`
  mutation ReopenScorecard($id: ID!) {
    reopenScorecard(id: $id) {
      id
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const StructureScreenDocument = graphql(`
  query StructureScreen($positionId: ID, $guideId: ID) {
    currentUser {
      id
      organization {
        id
        canViewAdverseImpact
      }
    }
    structureReport(positionId: $positionId, guideId: $guideId) {
      position {
        id
        displayTitle
      }
      guides {
        id
        name
        interviewCount
      }
      guideId
      questions {
        cueId
        question
        competency
      }
      rows {
        interviewId
        callId
        candidateName
        interviewName
        heldAt
        cells {
          outcome
          callId
          timeMs
          missing
        }
        coverage {
          asked
          perhaps
          known
          percent
        }
      }
      interviewCount
      withoutGuideCount
      hiddenGuideCount
      agreement {
        scope
        interviewCount
        unitCount
        scoreCount
        estimate {
          alpha
          low
          high
        }
      }
    }
  }
`);

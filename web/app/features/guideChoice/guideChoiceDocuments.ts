import { graphql } from '../../lib/__generated__/index.ts';

export const GuideChoiceFragment = graphql(`
  fragment GuideChoice_call on Call {
    id
    canEdit
    isGuideHidden
    callGuide {
      id
      name
      cues {
        id
        cue
      }
    }
  }
`);

export const GuideSearchDocument = graphql(`
  query GuideSearch($query: String) {
    guideSearch(query: $query, limit: 50) {
      recent {
        id
        name
      }
      own {
        id
        name
      }
      assigned {
        id
        name
      }
      shared {
        id
        name
      }
    }
  }
`);

export const AddGuideToCallDocument = graphql(`
  mutation AddGuideToCall($callId: ID!, $callGuideId: ID!) {
    addGuideToCall(callId: $callId, callGuideId: $callGuideId) {
      id
      aiNotesProcessingStatus
      ...GuideChoice_call
    }
  }
`);

export const RemoveGuideFromCallDocument = graphql(`
  mutation RemoveGuideFromCall($callId: ID!) {
    removeGuideFromCall(callId: $callId) {
      id
      aiNotesProcessingStatus
      ...GuideChoice_call
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const GuidesDocument = graphql(`
  query Guides($query: String!, $filter: GuideFilter!, $page: Int!) {
    canCreateCallGuide
    guides(query: $query, filter: $filter, page: $page, limit: 50) {
      id
      ...GuideRow_guide
    }
  }
`);

export const GuideRowFragment = graphql(`
  fragment GuideRow_guide on CallGuide {
    id
    name
    visibility
    updatedAt
    cuesCount
    position {
      id
      displayTitle
    }
    interviewStage {
      id
      title
    }
    creator {
      id
      fullName
    }
    canEdit
    canDelete
    canDuplicate
    canRemoveFromPosition
    canAssign
  }
`);

export const GuideDocument = graphql(`
  query Guide($id: ID!) {
    guide(id: $id) {
      id
      ...GuideRow_guide
      overallScoringEnabled
      assignedUsers {
        id
        fullName
      }
      competencies {
        id
        name
      }
      cues {
        id
        cue
        description
        descriptionHtml
        type
        competency
        scoringEnabled
      }
    }
  }
`);

/** What a guide can belong to, and who can be named for it. */
export const GuidePositionsDocument = graphql(`
  query GuidePositions($query: String) {
    positions(query: $query, limit: 50) {
      id
      displayTitle
    }
  }
`);

export const GuideStagesDocument = graphql(`
  query GuideStages {
    interviewStages {
      id
      title
    }
  }
`);

export const AddGuideStageDocument = graphql(`
  mutation AddGuideStage($title: String!) {
    addInterviewStage(title: $title) {
      id
      title
    }
  }
`);

export const GuidePeopleDocument = graphql(`
  query GuidePeople($query: String) {
    organizationUsers(query: $query, limit: 50) {
      id
      fullName
    }
  }
`);

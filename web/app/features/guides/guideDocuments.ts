import { graphql } from '../../lib/__generated__/index.ts';

export const GuidesDocument = graphql(`
  query Guides {
    guides(limit: 200) {
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
  }
`);

export const GuideDocument = graphql(`
  query Guide($id: ID!) {
    guide(id: $id) {
      id
      ...GuideRow_guide
      cues {
        id
        cue
        description
        type
        competency
      }
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const PlanScreenDocument = graphql(`
  query PlanScreen($id: ID!) {
    plan(id: $id) {
      id
      createdAt
      planProcessingStatus
      error
      canEdit
      canCreateGuides
      planInterviews {
        id
        name
        questionGroups {
          id
          competency
          source
          referenceText
          questions {
            id
            question
            type
            good
            weak
          }
        }
      }
      jobDescription {
        id
        title
        text
        lastModifiedAt
        canEdit
        canShare
      }
    }
  }
`);

export const PlanStatusDocument = graphql(`
  query PlanStatus($id: ID!) {
    plan(id: $id) {
      id
      planProcessingStatus
    }
  }
`);

export const CreateInterviewGuidesDocument = graphql(`
  mutation CreateInterviewGuides($planId: ID!) {
    createInterviewGuides(planId: $planId) {
      success
    }
  }
`);

export const UpdatePlanTitleDocument = graphql(`
  mutation UpdatePlanTitle($id: ID!, $title: String!, $replaces: [String!]!) {
    updateJobDescription(id: $id, title: $title, replaces: $replaces) {
      jobDescription {
        id
        title
      }
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const ConfigureScreenDocument = graphql(`
  query ConfigureScreen($id: ID!) {
    jobDescription(id: $id) {
      id
      title
      text
      canEdit
    }
  }
`);

export const CreatePlanDocument = graphql(`
  mutation CreatePlan(
    $jobDescriptionId: ID!
    $jobDescriptionText: String!
    $numberOfInterviews: Int!
    $includeRecruiterScreen: Boolean!
    $additionalAreas: String!
  ) {
    createPlan(
      jobDescriptionId: $jobDescriptionId
      jobDescriptionText: $jobDescriptionText
      numberOfInterviews: $numberOfInterviews
      includeRecruiterScreen: $includeRecruiterScreen
      additionalAreas: $additionalAreas
    ) {
      planId
    }
  }
`);

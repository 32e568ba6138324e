import { graphql } from '../../lib/__generated__/index.ts';

// One mutation for each kind of edit. What they answer is what the page has already.

export const RenameInterviewDocument = graphql(`
  mutation UpdatePlanInterview($id: ID!, $name: String!, $replaces: String) {
    updatePlanInterview(id: $id, name: $name, replaces: $replaces) {
      id
    }
  }
`);
export const DeleteInterviewDocument = graphql(`
  mutation DeletePlanInterview($id: ID!) {
    deletePlanInterview(id: $id) {
      id
    }
  }
`);
export const RestoreInterviewDocument = graphql(`
  mutation RestorePlanInterview($id: ID!) {
    restorePlanInterview(id: $id) {
      plan {
        id
      }
    }
  }
`);
export const AddInterviewDocument = graphql(`
  mutation AddPlanInterview($planId: ID!, $id: ID!, $name: String!, $order: Int!) {
    addPlanInterview(planId: $planId, id: $id, name: $name, order: $order) {
      id
    }
  }
`);
export const ReorderInterviewsDocument = graphql(`
  mutation ReorderPlanInterviews($planId: ID!, $interviewIds: [ID!]!) {
    reorderPlanInterviews(planId: $planId, interviewIds: $interviewIds) {
      plan {
        id
      }
    }
  }
`);
export const RenameGroupDocument = graphql(`
  mutation UpdatePlanQuestionGroup($id: ID!, $competency: String!, $replaces: String) {
    updatePlanQuestionGroup(id: $id, competency: $competency, replaces: $replaces) {
      id
    }
  }
`);
export const DeleteGroupDocument = graphql(`
  mutation DeletePlanQuestionGroup($id: ID!) {
    deletePlanQuestionGroup(id: $id) {
      id
    }
  }
`);
export const RestoreGroupDocument = graphql(`
  mutation RestorePlanQuestionGroup($id: ID!) {
    restorePlanQuestionGroup(id: $id) {
      id
    }
  }
`);
export const AddGroupDocument = graphql(`
  mutation AddPlanQuestionGroup(
    $planId: ID!
    $id: ID!
    $interviewId: ID!
    $competency: String!
    $order: Int!
  ) {
    addPlanQuestionGroup(
      planId: $planId
      id: $id
      interviewId: $interviewId
      competency: $competency
      order: $order
    ) {
      id
    }
  }
`);
export const ReorderGroupsDocument = graphql(`
  mutation ReorderPlanQuestionGroups($planId: ID!, $interviewId: ID!, $questionGroupIds: [ID!]!) {
    reorderPlanQuestionGroups(
      planId: $planId
      interviewId: $interviewId
      questionGroupIds: $questionGroupIds
    ) {
      id
    }
  }
`);
export const MoveGroupDocument = graphql(`
  mutation MovePlanQuestionGroup(
    $planId: ID!
    $questionGroupId: ID!
    $sourceInterviewId: ID!
    $destinationInterviewId: ID!
    $destinationQuestionGroupIds: [ID!]!
  ) {
    movePlanQuestionGroup(
      planId: $planId
      questionGroupId: $questionGroupId
      sourceInterviewId: $sourceInterviewId
      destinationInterviewId: $destinationInterviewId
      destinationQuestionGroupIds: $destinationQuestionGroupIds
    ) {
      plan {
        id
      }
    }
  }
`);
export const UpdateQuestionDocument = graphql(`
  mutation UpdatePlanQuestion($id: ID!, $questionText: String!, $replaces: String) {
    updatePlanQuestion(id: $id, questionText: $questionText, replaces: $replaces) {
      id
    }
  }
`);
export const DeleteQuestionDocument = graphql(`
  mutation DeletePlanQuestion($id: ID!) {
    deletePlanQuestion(id: $id) {
      id
    }
  }
`);
export const RestoreQuestionDocument = graphql(`
  mutation RestorePlanQuestion($id: ID!) {
    restorePlanQuestion(id: $id) {
      id
    }
  }
`);
export const AddQuestionDocument = graphql(`
  mutation AddPlanQuestion(
    $planId: ID!
    $id: ID!
    $groupId: ID!
    $text: String!
    $order: Int!
    $lineId: ID
  ) {
    addPlanQuestion(
      planId: $planId
      id: $id
      groupId: $groupId
      text: $text
      order: $order
      lineId: $lineId
    ) {
      id
    }
  }
`);
export const ReorderQuestionsDocument = graphql(`
  mutation ReorderPlanQuestions($planId: ID!, $groupId: ID!, $questionIds: [ID!]!) {
    reorderPlanQuestions(planId: $planId, groupId: $groupId, questionIds: $questionIds) {
      id
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const QuestionsScreenDocument = graphql(`
  query QuestionsScreen($id: ID!) {
    jobDescription(id: $id) {
      id
      title
      canEdit
      lastModifiedAt
      questionsProcessingStatus
      questionsProcessingCompletedAt
      questionsError
      questionGroups {
        id
        competency
        referenceText
        questions {
          id
          question
        }
      }
    }
  }
`);

export const QuestionsStatusDocument = graphql(`
  query QuestionsStatus($id: ID!) {
    planQuestionsStatus(jobDescriptionId: $id) {
      questionsProcessingStatus
    }
  }
`);

export const GenerateQuestionsDocument = graphql(`
  mutation GenerateQuestions($id: ID!, $regenerate: Boolean!) {
    generateQuestions(id: $id, regenerate: $regenerate) {
      jobDescription {
        id
        questionsProcessingStatus
      }
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const LibraryQuestionsDocument = graphql(`
  query LibraryQuestions($competency: String!, $search: String!) {
    libraryQuestions(competency: $competency, search: $search) {
      id
      competency
      question
      type
      good
      weak
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const OwnQuestionFragment = graphql(`
  fragment OwnQuestion on OwnLibraryQuestion {
    id
    competency
    cues
    type
    question
    good
    weak
  }
`);

export const OrganizationLibraryDocument = graphql(`
  query OrganizationLibrary {
    organizationLibrary {
      canEdit
      competencies
      questions {
        id
        ...OwnQuestion
      }
    }
  }
`);

/** Loaded only when somebody exports. */
export const LibraryFileDocument = graphql(`
  query LibraryFile {
    organizationLibrary {
      csv
    }
  }
`);

export const AddLibraryQuestionDocument = graphql(`
  mutation AddLibraryQuestion($input: LibraryQuestionInput!) {
    addLibraryQuestion(input: $input) {
      id
      ...OwnQuestion
    }
  }
`);

export const UpdateLibraryQuestionDocument = graphql(`
  mutation UpdateLibraryQuestion($id: ID!, $input: LibraryQuestionInput!) {
    updateLibraryQuestion(id: $id, input: $input) {
      id
      ...OwnQuestion
    }
  }
`);

export const DeleteLibraryQuestionDocument = graphql(`
  mutation DeleteLibraryQuestion($id: ID!) {
    deleteLibraryQuestion(id: $id)
  }
`);

export const ImportLibraryQuestionsDocument = graphql(`
  mutation ImportLibraryQuestions($csv: String!) {
    importLibraryQuestions(csv: $csv) {
      added
      repeated
      faults {
        line
        message
      }
    }
  }
`);

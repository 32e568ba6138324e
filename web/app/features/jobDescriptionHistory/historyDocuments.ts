import { graphql } from '../../lib/__generated__/index.ts';

export const JobDescriptionHistoryDocument = graphql(`
  query JobDescriptionHistory($id: ID!) {
    jobDescription(id: $id) {
      id
      versions {
        id
        title
        text
        score
        numWords
        updatedAt
        restoredFromId
        author {
          id
          fullName
        }
      }
    }
  }
`);

export const RestoreJobDescriptionVersionDocument = graphql(`
  mutation restoreJobDescriptionVersion($id: ID!) {
    restoreJobDescriptionVersion(id: $id) {
      jobDescription {
        id
        title
        text
        editorContent
        whitelistedWords
        updatedAt
        lastModifiedAt
        contentRevision
      }
    }
  }
`);

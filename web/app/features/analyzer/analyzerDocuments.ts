import { graphql } from '../../lib/__generated__/index.ts';

export const AnalyzerScreenDocument = graphql(`
  query AnalyzerScreen($id: ID!) {
    jobDescription(id: $id) {
      id
      title
      jobDescriptionState
      error
      creator {
        id
        fullName
      }
      createdAt
      updatedAt
      lastModifiedAt
      contentRevision
      planId
      editorContent
      text
      whitelistedWords
      canEdit
      customHeaderSections {
        id
        order
        header
        text
      }
      customFooterSections {
        id
        order
        header
        text
      }
    }
  }
`);

/** The text as it stands on the server now, for a page that shows another. */
export const JobDescriptionTextDocument = graphql(`
  query JobDescriptionText($id: ID!) {
    jobDescription(id: $id) {
      id
      title
      editorContent
      text
      whitelistedWords
      contentRevision
    }
  }
`);

export const JobDescriptionAnalysisDocument = graphql(`
  mutation jobDescriptionAnalysis(
    $id: ID!
    $text: String!
    $blocks: [JobDescriptionBlockInput!]!
    $editorContent: String!
    $whitelistedWords: [String!]!
    $basis: JobDescriptionBasis!
  ) {
    jobDescriptionAnalysis(
      id: $id
      text: $text
      blocks: $blocks
      editorContent: $editorContent
      whitelistedWords: $whitelistedWords
      basis: $basis
    ) {
      contentRevision
      score
      numWords
    }
  }
`);

export const UpdateJobDescriptionDocument = graphql(`
  mutation updateJobDescription(
    $id: ID!
    $title: String
    $replaces: [String!]
    $jobDescriptionState: JobDescriptionState
  ) {
    updateJobDescription(
      id: $id
      title: $title
      replaces: $replaces
      jobDescriptionState: $jobDescriptionState
    ) {
      jobDescription {
        id
        title
        jobDescriptionState
        updatedAt
      }
    }
  }
`);

export const GenerateSimplifiedTextDocument = graphql(`
  mutation generateSimplifiedText($id: ID!, $text: String!, $jobDescriptionText: String!) {
    generateSimplifiedText(id: $id, text: $text, jobDescriptionText: $jobDescriptionText) {
      simplifiedText
      isComplex
    }
  }
`);

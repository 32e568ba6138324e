import { graphql } from '../../lib/__generated__/index.ts';

export const AdverseImpactScreenDocument = graphql(`
  query AdverseImpactScreen {
    selfIdentificationCategories {
      name
      candidatesAbout
    }
  }
`);

export const ViewAdverseImpactDocument = graphql(`
  mutation ViewAdverseImpact($filter: AdverseImpactFilter!) {
    viewAdverseImpact(filter: $filter) {
      identifiedPercent
      steps {
        title
        hiddenGroupCount
        groups {
          group
          total
          selected
          rate
          impactRatio
          isReference
          isBelowFourFifths
          test
          pValue
          reading
        }
      }
    }
  }
`);

export const UploadSelfIdentificationDocument = graphql(`
  mutation UploadSelfIdentification($csv: String!) {
    uploadSelfIdentification(csv: $csv) {
      savedCount
      unknownLines
    }
  }
`);

export const DeleteSelfIdentificationDocument = graphql(`
  mutation DeleteSelfIdentification($candidateEmail: String) {
    deleteSelfIdentification(candidateEmail: $candidateEmail)
  }
`);

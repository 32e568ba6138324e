import { graphql } from '../../lib/__generated__/index.ts';

export const UpdateCallGuideDocument = graphql(`
  mutation UpdateCallGuide($id: ID!, $input: UpdateCallGuideInput!, $replaces: String) {
    updateCallGuide(id: $id, input: $input, replaces: $replaces) {
      id
      ...GuideRow_guide
    }
  }
`);

export const BulkUpdateCallGuidesDocument = graphql(`
  mutation BulkUpdateCallGuides($ids: [ID!]!, $input: UpdateCallGuideInput!) {
    bulkUpdateCallGuides(ids: $ids, input: $input) {
      id
      ...GuideRow_guide
    }
  }
`);

export const AddCallGuideDocument = graphql(`
  mutation AddCallGuide($input: CallGuideInput!) {
    addCallGuide(input: $input) {
      id
    }
  }
`);

export const DuplicateCallGuideDocument = graphql(`
  mutation DuplicateCallGuide($id: ID!) {
    duplicateCallGuide(id: $id) {
      id
    }
  }
`);

export const DeleteCallGuideDocument = graphql(`
  mutation DeleteCallGuide($id: ID!) {
    deleteCallGuide(id: $id)
  }
`);

export const AddCallGuideCueDocument = graphql(`
  mutation AddCallGuideCue($guideId: ID!, $id: ID!, $input: CueInput!, $afterCueId: ID) {
    addCallGuideCue(callGuideId: $guideId, id: $id, input: $input, afterCueId: $afterCueId) {
      id
    }
  }
`);

export const UpdateCallGuideCueDocument = graphql(`
  mutation UpdateCallGuideCue(
    $id: ID!
    $input: UpdateCueInput!
    $replaces: String
    $replacesDescription: String
  ) {
    updateCallGuideCue(
      id: $id
      input: $input
      replaces: $replaces
      replacesDescription: $replacesDescription
    ) {
      id
    }
  }
`);

export const MoveCallGuideCueDocument = graphql(`
  mutation MoveCallGuideCue($id: ID!, $afterCueId: ID) {
    moveCallGuideCue(id: $id, afterCueId: $afterCueId) {
      id
    }
  }
`);

export const DeleteCallGuideCueDocument = graphql(`
  mutation DeleteCallGuideCue($id: ID!) {
    deleteCallGuideCue(id: $id) {
      id
    }
  }
`);

export const AddCallGuideCompetencyDocument = graphql(`
  mutation AddCallGuideCompetency($guideId: ID!, $id: ID!, $name: String!) {
    addCallGuideCompetency(callGuideId: $guideId, id: $id, name: $name) {
      id
    }
  }
`);

export const UpdateCallGuideCompetencyDocument = graphql(`
  mutation UpdateCallGuideCompetency($id: ID!, $name: String!) {
    updateCallGuideCompetency(id: $id, name: $name) {
      id
    }
  }
`);

export const MoveCallGuideCompetencyDocument = graphql(`
  mutation MoveCallGuideCompetency($id: ID!, $afterCompetencyId: ID) {
    moveCallGuideCompetency(id: $id, afterCompetencyId: $afterCompetencyId) {
      id
    }
  }
`);

export const DeleteCallGuideCompetencyDocument = graphql(`
  mutation DeleteCallGuideCompetency($id: ID!) {
    deleteCallGuideCompetency(id: $id) {
      id
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const CreatorScreenDocument = graphql(`
  query CreatorScreen($id: ID!) {
    jobDescription(id: $id) {
      id
      jobDescriptionState
      contentRevision
      canEdit
      templateId
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
    jobDescriptionCreatorSession(jobDescriptionId: $id) {
      jobDescriptionId
      jobTitle
      jobTitleTitle
      locationTitle
      locationType
      locationName
      aboutSectionTitle
      aboutSectionText
      aboutSectionJobQualities
      aboutSectionCandidatePitch
      aboutRoleTone
      responsibilitiesSectionTitle
      responsibilitiesSectionListItems
      responsibilitiesSectionInputs
      requirementsSectionTitle
      requirementsSectionListItems
      requirementsSectionInputs
      eeocStatement
      eeocStatementTitle
    }
    currentUser {
      id
      organization {
        id
        defaultPlanJobDescriptionTone
        allowPlanJobDescriptionToneOverride
        planFlags {
          toneSelector
          customTemplates
        }
      }
    }
  }
`);

/** The same as it stands on the server now, for a page whose save came too late. */
export const CreatorNowDocument = graphql(`
  query CreatorNow($id: ID!) {
    jobDescription(id: $id) {
      id
      jobDescriptionState
      contentRevision
    }
    jobDescriptionCreatorSession(jobDescriptionId: $id) {
      jobDescriptionId
      jobTitle
      jobTitleTitle
      locationTitle
      locationType
      locationName
      aboutSectionTitle
      aboutSectionText
      aboutSectionJobQualities
      aboutSectionCandidatePitch
      aboutRoleTone
      responsibilitiesSectionTitle
      responsibilitiesSectionListItems
      responsibilitiesSectionInputs
      requirementsSectionTitle
      requirementsSectionListItems
      requirementsSectionInputs
      eeocStatement
      eeocStatementTitle
    }
  }
`);

export const SaveCreatorSessionDocument = graphql(`
  mutation updateJobDescriptionCreatorSession(
    $jobDescriptionId: ID!
    $input: JobDescriptionCreatorSessionInput!
    $basis: JobDescriptionBasis!
  ) {
    updateJobDescriptionCreatorSession(
      jobDescriptionId: $jobDescriptionId
      input: $input
      basis: $basis
    ) {
      jobDescriptionId
    }
  }
`);

export const GenerateAboutRoleDocument = graphql(`
  mutation generateAboutRole(
    $id: ID!
    $jobTitle: String!
    $uniqueAspects: String!
    $pitch: String!
    $customTone: JobDescriptionTone
  ) {
    generateAboutRole(
      id: $id
      jobTitle: $jobTitle
      uniqueAspects: $uniqueAspects
      pitch: $pitch
      customTone: $customTone
    ) {
      aboutRole
      engine {
        name
        isModel
      }
    }
  }
`);

export const GenerateRequirementAreasDocument = graphql(`
  mutation generateRequirementAreas($id: ID!, $jobTitle: String!, $aboutRole: String!) {
    generateRequirementAreas(id: $id, jobTitle: $jobTitle, aboutRole: $aboutRole) {
      requirementAreas
    }
  }
`);

export const GenerateResponsibilitiesDocument = graphql(`
  mutation generateResponsibilities(
    $id: ID!
    $jobTitle: String!
    $aboutRole: String!
    $responsibilityArea: String!
    $priorSummaries: [String!]!
    $upcomingResponsibilityAreas: [String!]!
  ) {
    generateResponsibilities(
      id: $id
      jobTitle: $jobTitle
      aboutRole: $aboutRole
      responsibilityArea: $responsibilityArea
      priorSummaries: $priorSummaries
      upcomingResponsibilityAreas: $upcomingResponsibilityAreas
    ) {
      responsibilities
    }
  }
`);

export const GenerateRequirementAreaTextDocument = graphql(`
  mutation generateRequirementAreaText(
    $id: ID!
    $jobTitle: String!
    $aboutRole: String!
    $responsibilityArea: String!
    $responsibilities: [String!]!
  ) {
    generateRequirementAreaText(
      id: $id
      jobTitle: $jobTitle
      aboutRole: $aboutRole
      responsibilityArea: $responsibilityArea
      responsibilities: $responsibilities
    ) {
      requirementAreaText
    }
  }
`);

export const GenerateRequirementsDocument = graphql(`
  mutation generateRequirements(
    $id: ID!
    $responsibilities: [String!]!
    $jobTitle: String!
    $aboutRole: String!
    $topic: RequirementTopic!
    $partialRequirements: [String!]!
  ) {
    generateRequirements(
      id: $id
      responsibilities: $responsibilities
      jobTitle: $jobTitle
      aboutRole: $aboutRole
      topic: $topic
      partialRequirements: $partialRequirements
    ) {
      requirements
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const JobDescriptionRowFragment = graphql(`
  fragment JobDescriptionRow_jobDescription on JobDescription {
    id
    title
    jobDescriptionState
    score
    error
    createdAt
    updatedAt
    planId
    canShare
    canDelete
    creator {
      id
      fullName
    }
  }
`);

export const MyJobDescriptionsDocument = graphql(`
  query MyJobDescriptions($pagination: Pagination!, $hasPlan: Boolean!) {
    list: myJobDescriptions(pagination: $pagination, hasPlan: $hasPlan) {
      results {
        id
        ...JobDescriptionRow_jobDescription
      }
      pageInfo {
        totalRows
        totalPages
      }
    }
  }
`);

export const SharedJobDescriptionsDocument = graphql(`
  query SharedJobDescriptions($pagination: Pagination!, $hasPlan: Boolean!) {
    list: sharedJobDescriptions(pagination: $pagination, hasPlan: $hasPlan) {
      results {
        id
        ...JobDescriptionRow_jobDescription
      }
      pageInfo {
        totalRows
        totalPages
      }
    }
  }
`);

export const AllJobDescriptionsDocument = graphql(`
  query AllJobDescriptions($pagination: Pagination!, $hasPlan: Boolean!) {
    list: allJobDescriptions(pagination: $pagination, hasPlan: $hasPlan) {
      results {
        id
        ...JobDescriptionRow_jobDescription
      }
      pageInfo {
        totalRows
        totalPages
      }
    }
  }
`);

export const CreateJobDescriptionDocument = graphql(`
  mutation CreateJobDescription($title: String!, $jobDescriptionState: JobDescriptionState!) {
    createJobDescription(title: $title, jobDescriptionState: $jobDescriptionState) {
      jobDescription {
        id
      }
    }
  }
`);

export const DeleteJobDescriptionDocument = graphql(`
  mutation DeleteJobDescription($id: ID!) {
    deleteJobDescription(id: $id) {
      id
      success
    }
  }
`);

export const RequestPlanUpgradeDocument = graphql(`
  mutation RequestPlanUpgrade {
    requestPlanUpgrade {
      success
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const SharingFragment = graphql(`
  fragment Sharing_jobDescription on JobDescription {
    id
    title
    canShare
    creator {
      id
      fullName
      email
      profilePicUrl
    }
    internalShares {
      id
      user {
        id
        fullName
        email
        profilePicUrl
      }
    }
    shareableUsers {
      id
      fullName
      email
    }
  }
`);

export const JobDescriptionSharingDocument = graphql(`
  query JobDescriptionSharing($id: ID!) {
    jobDescription(id: $id) {
      id
      ...Sharing_jobDescription
    }
  }
`);

export const ShareJobDescriptionDocument = graphql(`
  mutation ShareJobDescription($jobDescriptionId: ID!, $shareToUserIds: [ID!]!, $message: String) {
    shareJobDescription(
      jobDescriptionId: $jobDescriptionId
      shareToUserIds: $shareToUserIds
      message: $message
    ) {
      jobDescription {
        id
        ...Sharing_jobDescription
      }
    }
  }
`);

export const RemoveJobDescriptionShareDocument = graphql(`
  mutation RemoveJobDescriptionShare($id: ID!) {
    removeJobDescriptionShare(id: $id) {
      jobDescription {
        id
        ...Sharing_jobDescription
      }
    }
  }
`);

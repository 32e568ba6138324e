import { graphql } from '../../lib/__generated__/index.ts';

export const StagesDocument = graphql(`
  query Stages {
    interviewStages(withArchived: true) {
      id
      title
      isArchived
      isExcluded
    }
    currentUser {
      id
      organization {
        id
        canManageStages
      }
    }
  }
`);

export const AddStageDocument = graphql(`
  mutation AddStage($title: String!) {
    addInterviewStage(title: $title) {
      id
      title
      isArchived
    }
  }
`);

export const UpdateStageDocument = graphql(`
  mutation UpdateStage($id: ID!, $title: String!) {
    updateInterviewStage(id: $id, title: $title) {
      id
      title
    }
  }
`);

export const MoveStageDocument = graphql(`
  mutation MoveStage($id: ID!, $afterId: ID) {
    moveInterviewStage(id: $id, afterId: $afterId) {
      id
    }
  }
`);

export const ArchiveStageDocument = graphql(`
  mutation ArchiveStage($id: ID!, $isArchived: Boolean!) {
    archiveInterviewStage(id: $id, isArchived: $isArchived) {
      id
      isArchived
    }
  }
`);

export const ExcludeStageDocument = graphql(`
  mutation ExcludeStage($id: ID!) {
    createExcludeStage(interviewStageId: $id) {
      id
      isExcluded
    }
  }
`);

export const IncludeStageDocument = graphql(`
  mutation IncludeStage($id: ID!) {
    deleteExcludeStage(interviewStageId: $id) {
      id
      isExcluded
    }
  }
`);

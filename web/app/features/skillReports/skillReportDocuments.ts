import { graphql } from '../../lib/__generated__/index.ts';

export const SkillReportFragment = graphql(`
  fragment SkillReport_report on SkillReport {
    id
    title
    positions {
      id
      displayTitle
    }
    stages {
      id
      title
    }
    dateRangeStart
    dateRangeEnd
    skills
    minimumInterviewCountFilter
    processingStatus
    failureReason
    completedAt
  }
`);

export const SkillFiguresFragment = graphql(`
  fragment SkillFigures_figures on SkillReportFigures {
    interviews
    skills {
      skill
      competencies
      interviewsAsked
      interviewsSaid
      rating
      interviewsRated
      examples {
        callId
        name
        startTime
        atMs
        speaker
        quote
      }
    }
  }
`);

export const SkillReportsDocument = graphql(`
  query SkillReports {
    skillReports {
      id
      ...SkillReport_report
      creator {
        id
        fullName
      }
    }
  }
`);

export const SkillReportDocument = graphql(`
  query SkillReport($id: ID!) {
    skillReport(id: $id) {
      id
      ...SkillReport_report
      figures {
        ...SkillFigures_figures
      }
    }
  }
`);

export const CreateSkillReportDocument = graphql(`
  mutation CreateSkillReport($input: SkillReportInput!) {
    createSkillReport(input: $input) {
      id
      ...SkillReport_report
    }
  }
`);

export const UpdateSkillReportDocument = graphql(`
  mutation UpdateSkillReport($id: ID!, $input: SkillReportInput!) {
    updateSkillReport(id: $id, input: $input) {
      id
      ...SkillReport_report
    }
  }
`);

export const RunSkillReportDocument = graphql(`
  mutation RunSkillReport($id: ID!) {
    runSkillReport(id: $id) {
      ...SkillReport_report
    }
  }
`);

export const DeleteSkillReportDocument = graphql(`
  mutation DeleteSkillReport($id: ID!) {
    deleteSkillReport(id: $id)
  }
`);

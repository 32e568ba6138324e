import type { InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { graphql } from '../../lib/__generated__/index.ts';

/** An average or share as the server answers it; null where too few interviews know it. */
export interface Figure {
  measure: InsightMeasure;
  value: number | null;
  interviews: number;
}

export const valueOf = (figures: readonly Figure[], measure: InsightMeasure): number | null =>
  figures.find((one) => one.measure === measure)?.value ?? null;

export const InsightOverviewDocument = graphql(`
  query InsightOverview($filter: InsightFilter!) {
    insightOverview(filter: $filter) {
      interviews
      durationMs
      candidates
      positions
      figures {
        measure
        value
        interviews
      }
      trend {
        period
        interviews
        figures {
          measure
          value
          interviews
        }
      }
    }
  }
`);

export const InterviewerReportDocument = graphql(`
  query InterviewerReport($filter: InsightFilter!) {
    interviewerReport(filter: $filter) {
      measures
      interviews
      durationMs
      team {
        measure
        value
        interviews
      }
      interviewers {
        user {
          id
          fullName
          email
        }
        interviews
        durationMs
        figures {
          measure
          value
          interviews
        }
      }
      trend {
        period
        interviews
        figures {
          measure
          value
          interviews
        }
      }
    }
  }
`);

export const InterviewerReportCsvDocument = graphql(`
  query InterviewerReportCsv($filter: InsightFilter!) {
    interviewerReportCsv(filter: $filter)
  }
`);

export const InterviewerInsightsDocument = graphql(`
  query InterviewerInsights($userId: ID!, $filter: InsightFilter!) {
    interviewerInsights(userId: $userId, filter: $filter) {
      user {
        id
        fullName
      }
      measures
      interviews
      durationMs
      teamInterviews
      figures {
        measure
        value
        interviews
      }
      team {
        measure
        value
        interviews
      }
      trend {
        period
        interviews
        figures {
          measure
          value
          interviews
        }
      }
      suggestions {
        measure
        text
        moments {
          callId
          name
          startTime
          atMs
          detail
        }
      }
    }
  }
`);

export const InsightFilterNamesDocument = graphql(`
  query InsightFilterNames($positionId: ID!, $hasPosition: Boolean!) {
    position(id: $positionId) @include(if: $hasPosition) {
      id
      displayTitle
    }
    interviewStages {
      id
      title
    }
  }
`);

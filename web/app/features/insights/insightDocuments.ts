import type { InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { graphql } from '../../lib/__generated__/index.ts';

/** An average or share as the server answers it; null where too few interviews know it. */
export interface Figure {
  measure: InsightMeasure;
  value: number | null;
  interviews: number;
}

export const valueOf = (figures: readonly Figure[], measure: InsightMeasure): number | null =>
  figures.find((figure) => figure.measure === measure)?.value ?? null;

/** On how many interviews it rests. */
export const countOf = (figures: readonly Figure[], measure: InsightMeasure): number =>
  figures.find((figure) => figure.measure === measure)?.interviews ?? 0;

export const OverviewFragment = graphql(`
  fragment OverviewFigures_overview on InsightOverview {
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
`);

export const InsightOverviewDocument = graphql(`
  query InsightOverview($filter: InsightFilter!) {
    insightOverview(filter: $filter) {
      ...OverviewFigures_overview
    }
  }
`);

export const ReportFragment = graphql(`
  fragment ReportFigures_report on InterviewerReport {
    measures
    interviews
    durationMs
    team {
      measure
      value
      interviews
    }
    interviewers(page: $page, order: $order, isAscending: $isAscending) {
      results {
        user {
          id
          fullName
        }
        interviews
        durationMs
        figures {
          measure
          value
          interviews
        }
      }
      pageInfo {
        totalRows
        totalPages
        page
        limit
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
`);

export const InterviewerReportDocument = graphql(`
  query InterviewerReport(
    $filter: InsightFilter!
    $page: Int
    $order: InterviewerOrder
    $isAscending: Boolean
  ) {
    interviewerReport(filter: $filter) {
      ...ReportFigures_report
    }
  }
`);

export const SharedAnalyticsReportDocument = graphql(`
  query SharedAnalyticsReport(
    $id: ID!
    $page: Int
    $order: InterviewerOrder
    $isAscending: Boolean
  ) {
    sharedAnalyticsReport(id: $id) {
      filterNames
      share {
        id
        report
        title
        message
        start
        end
        interval
        zone
        sharedBy {
          id
          fullName
        }
      }
      overview {
        ...OverviewFigures_overview
      }
      interviewers {
        ...ReportFigures_report
      }
    }
  }
`);

export const InsightTableCsvDocument = graphql(`
  query InsightTableCsv($table: InsightTable!, $filter: InsightFilter!) {
    insightTableCsv(table: $table, filter: $filter)
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
  query InsightFilterNames($filter: InsightFilter!) {
    insightFilterNames(filter: $filter) {
      positionGroup
      position
      stage
      interviewer
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const ReportShareFragment = graphql(`
  fragment ReportShare_share on AnalyticsReportShare {
    id
    report
    title
    message
    start
    end
    interval
    zone
    createdAt
    sharedBy {
      id
      fullName
      email
      profilePicUrl
    }
    sharedTo {
      id
      fullName
      email
      profilePicUrl
    }
  }
`);

export const SharedByMeDocument = graphql(`
  query ReportsSharedByMe {
    analyticsReportShares(side: SHARED_BY_ME) {
      id
      ...ReportShare_share
    }
  }
`);

export const ReportSharesDocument = graphql(`
  query ReportShares {
    sharedWithMe: analyticsReportShares(side: SHARED_WITH_ME) {
      id
      ...ReportShare_share
    }
    sharedByMe: analyticsReportShares(side: SHARED_BY_ME) {
      id
      ...ReportShare_share
    }
  }
`);

export const ShareAnalyticsReportDocument = graphql(`
  mutation ShareAnalyticsReport(
    $report: AnalyticsReport!
    $filter: InsightFilter!
    $internalIds: [ID!]!
    $title: String
    $message: String
  ) {
    shareAnalyticsReport(
      report: $report
      filter: $filter
      internalIds: $internalIds
      title: $title
      message: $message
    ) {
      id
    }
  }
`);

export const RemoveAnalyticsReportShareDocument = graphql(`
  mutation RemoveAnalyticsReportShare($id: ID!) {
    removeAnalyticsReportShare(id: $id)
  }
`);

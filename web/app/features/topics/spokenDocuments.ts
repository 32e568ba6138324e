import { graphql } from '../../lib/__generated__/index.ts';

export const SpokenThemesFragment = graphql(`
  fragment SpokenThemesFields on SpokenThemes {
    interviews
    withAny
    themes {
      theme
      title
      interviews
      sentences
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

export const CandidateQuestionsDocument = graphql(`
  query CandidateQuestions($filter: InsightFilter!) {
    candidateQuestions(filter: $filter) {
      ...SpokenThemesFields
    }
  }
`);

export const CandidateMotivationsDocument = graphql(`
  query CandidateMotivations($filter: InsightFilter!) {
    candidateMotivations(filter: $filter) {
      ...SpokenThemesFields
    }
  }
`);

export const PayFiguresFragment = graphql(`
  fragment PayFiguresFields on PayFigures {
    interviews
    minimum
    maximum
    median
    examples {
      callId
      name
      startTime
      atMs
      speaker
      quote
    }
  }
`);

export const CompensationTrendsDocument = graphql(`
  query CompensationTrends($filter: InsightFilter!) {
    compensationTrends(filter: $filter) {
      interviews
      withPay
      positions {
        position {
          id
          displayTitle
        }
        period
        currency
        offered {
          ...PayFiguresFields
        }
        expected {
          ...PayFiguresFields
        }
      }
    }
  }
`);

import { graphql } from '../../lib/__generated__/index.ts';

export const PlanLinesDocument = graphql(`
  query PlanLines($planId: ID!) {
    plan(id: $planId) {
      id
      lines {
        id
        text
        kind
        reason
        isNotAsked
        questionIds
      }
    }
  }
`);

export const TiePlanLineDocument = graphql(`
  mutation TiePlanLine($lineId: ID!, $questionId: ID!, $isTied: Boolean!) {
    tiePlanLine(lineId: $lineId, questionId: $questionId, isTied: $isTied) {
      id
      questionIds
    }
  }
`);

export const MarkPlanLineDocument = graphql(`
  mutation MarkPlanLine($id: ID!, $isNotAsked: Boolean!) {
    markPlanLine(id: $id, isNotAsked: $isNotAsked) {
      id
      isNotAsked
    }
  }
`);

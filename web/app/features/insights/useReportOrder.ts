import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { qualityMeasures } from '#shared/domain/interviewQuality.ts';
import type { InterviewerOrder } from '../../lib/__generated__/graphql.ts';

const directions = ['up', 'down'] as const;
const keys = {
  sort: parseAsString.withDefault('interviews'),
  order: parseAsStringLiteral(directions).withDefault('down'),
  page: parseAsInteger.withDefault(1),
};
const orders: Record<string, InterviewerOrder> = {
  name: 'NAME',
  interviews: 'INTERVIEWS',
  hours: 'DURATION',
  ...Object.fromEntries(qualityMeasures.map((measure) => [measure, measure])),
};

/** How the interviewers of a report are ordered and which page of them is shown, as the address holds it. */
export function useReportOrder() {
  const [{ sort, order, page }, setState] = useQueryStates(keys, { clearOnDefault: true });
  const isDown = order === 'down';
  return {
    sort,
    direction: order,
    /** What the server is asked. Names run from A to Z first. */
    variables: {
      order: orders[sort] ?? 'INTERVIEWS',
      isAscending: sort === 'name' ? isDown : !isDown,
      page,
    },
    sortBy: (key: string) =>
      void setState({ sort: key, order: key === sort && isDown ? 'up' : 'down', page: null }),
    setPage: (number: number) => void setState({ page: number }),
  };
}
export type ReportOrder = ReturnType<typeof useReportOrder>;

import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  averageIntervalOf,
  insightIntervals,
  insightRanges,
  spanOf,
} from '#shared/domain/insightPeriod.ts';
import { momentOf, wallTimeOf } from '#shared/domain/wallTime.ts';
import { useNow } from '../../ui/useNow.ts';
import { useZone } from '../../ui/ZoneContext.ts';
import { InsightFilterNamesDocument } from './insightDocuments.ts';

const keys = {
  period: parseAsStringLiteral(insightRanges).withDefault('last_6m'),
  from: parseAsString,
  to: parseAsString,
  by: parseAsStringLiteral(insightIntervals),
  position: parseAsString,
  stage: parseAsString,
  interviewer: parseAsString,
  name: parseAsString,
};

/** The filters of the pages of insights as the address holds them, and as the server takes them. */
export function useInsightFilters() {
  const zone = useZone();
  const [state, setState] = useQueryStates(keys, { history: 'replace', clearOnDefault: true });
  const { period, from, to, by, position, stage, interviewer } = state;
  const today = wallTimeOf(useNow().getTime(), zone).slice(0, 10);
  const filter = useMemo(() => {
    // Noon of today: the span is of whole days, and stays the same until tomorrow.
    const now = new Date(momentOf(`${today}T12:00`, zone));
    const { startMs, endMs } = spanOf(period, { now, zone, from, to });
    return {
      ...{ zone, interval: by ?? averageIntervalOf(startMs, endMs) },
      ...{ start: new Date(startMs).toISOString(), end: new Date(endMs).toISOString() },
      ...{ positionId: position, stageId: stage, interviewerId: interviewer },
    };
  }, [period, from, to, by, position, stage, interviewer, zone, today]);
  return {
    state,
    setState: (changes: Partial<typeof state>) => void setState(changes),
    filter,
    isFiltered: position !== null || stage !== null || interviewer !== null,
    clear: () => void setState({ position: null, stage: null, interviewer: null, name: null }),
  };
}
export type InsightFilters = ReturnType<typeof useInsightFilters>;

/** Makes addresses of the interviews behind a figure: the recordings of the same filter. */
export function useInterviewsLink({ state, filter }: InsightFilters) {
  const { data } = useQuery(InsightFilterNamesDocument, {
    variables: { positionId: state.position ?? '', hasPosition: state.position !== null },
    skip: state.position === null && state.stage === null,
  });
  const stage = data?.interviewStages.find(({ id }) => id === state.stage)?.title;
  const position = data?.position?.displayTitle;
  const day = (iso: string, ms = 0) =>
    wallTimeOf(new Date(iso).getTime() - ms, filter.zone).slice(0, 10);
  return (more: { interviewer?: string; period?: { from: string; to: string } } = {}): string => {
    const { from, to } = more.period ?? { from: day(filter.start), to: day(filter.end, 1) };
    const interviewer = more.interviewer ?? state.name?.replace(/ \([^)]*\)$/, '');
    const query = new URLSearchParams({ date: `${from}..${to}` });
    if (interviewer) query.set('interviewer', interviewer);
    if (position) query.set('position', position);
    if (stage) query.set('stage', stage);
    return `/search?${query.toString()}`;
  };
}

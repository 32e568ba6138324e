import { useQuery } from '@apollo/client/react';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
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
  group: parseAsString,
  position: parseAsString,
  stage: parseAsString,
  interviewer: parseAsString,
};

/** The filters of the pages of insights as the address holds them, and as the server takes them. */
export function useInsightFilters() {
  const zone = useZone();
  const [state, setState] = useQueryStates(keys, { history: 'replace', clearOnDefault: true });
  const { period, from, to, by, group, position, stage, interviewer } = state;
  const today = wallTimeOf(useNow().getTime(), zone).slice(0, 10);
  const filter = useMemo(() => {
    // Noon of today: the span is of whole days, and stays the same until tomorrow.
    const now = new Date(momentOf(`${today}T12:00`, zone));
    const { startMs, endMs } = spanOf(period, { now, zone, from, to });
    return {
      zone,
      interval: by ?? averageIntervalOf(startMs, endMs),
      start: new Date(startMs).toISOString(),
      end: new Date(endMs).toISOString(),
      clientId: group,
      positionId: position,
      stageId: stage,
      interviewerId: interviewer,
    };
  }, [period, from, to, by, group, position, stage, interviewer, zone, today]);
  const isFiltered = [group, position, stage, interviewer].some((id) => id !== null);
  const { data, previousData } = useQuery(InsightFilterNamesDocument, {
    variables: { filter },
    skip: !isFiltered,
  });
  return {
    state,
    setState: (changes: Partial<typeof state>) => void setState(changes),
    filter,
    isFiltered,
    /** Of what narrows; null until they are loaded. */
    names: isFiltered ? ((data ?? previousData)?.insightFilterNames ?? null) : null,
    clear: () => void setState({ group: null, position: null, stage: null, interviewer: null }),
  };
}
export type InsightFilters = ReturnType<typeof useInsightFilters>;

/** Makes addresses of the interviews behind a figure: the recordings of the same filter. */
export function interviewsLink({ names, filter }: InsightFilters) {
  const day = (iso: string, ms = 0) =>
    wallTimeOf(new Date(iso).getTime() - ms, filter.zone).slice(0, 10);
  return (more: { interviewer?: string; period?: { from: string; to: string } } = {}): string => {
    const { from, to } = more.period ?? { from: day(filter.start), to: day(filter.end, 1) };
    const query = new URLSearchParams({ date: `${from}..${to}` });
    const narrowed = {
      interviewer: more.interviewer ?? names?.interviewer,
      position: names?.position,
      client: names?.positionGroup,
      stage: names?.stage,
    };
    for (const [key, name] of Object.entries(narrowed)) if (name) query.set(key, name);
    return `/search?${query.toString()}`;
  };
}

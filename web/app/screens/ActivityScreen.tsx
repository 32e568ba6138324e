import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import {
  activityDays,
  activityKindLabels,
  activityKinds,
  type ActivityKind,
} from '#shared/domain/activity.ts';
import { ActivityFeedDocument, ActivityFragment } from '../features/audit/activityDocuments.ts';
import { AuditList } from '../features/audit/AuditList.tsx';
import { readFragment } from '../lib/__generated__/index.ts';
import { loadStateOf } from '../lib/loadState.ts';
import { DayRangeFields, instantsOf } from '../ui/DayRangeFields.tsx';
import { LogPage } from '../ui/LogPage.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { UserSelect } from '../ui/UserSelect.tsx';
import { useZone } from '../ui/ZoneContext.ts';

const parsers = {
  kind: parseAsStringLiteral(activityKinds),
  person: parseAsString,
  name: parseAsString,
  from: parseAsString,
  to: parseAsString,
};

/** What happened to the records that the viewer may see, newest first. */
export function ActivityScreen() {
  usePageTitle('Activity');
  const [filters, setFilters] = useQueryStates(parsers);
  const { kind, person, name, from, to } = filters;
  const filter = { kind, actorId: person, ...instantsOf({ from, to }, useZone()) };
  const query = useQuery(ActivityFeedDocument, {
    variables: { filter, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const loadMore = (after: string) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { activityFeed: more } }) => ({
        activityFeed: { ...more, results: [...before.activityFeed.results, ...more.results] },
      }),
    });
  return (
    <LogPage
      title="Activity"
      description={`What happened to the records you may see, newest first${from ? '' : `, of the last ${activityDays} days`}.`}
      filters={
        <>
          <UserSelect
            label="Person"
            selected={person ? { value: person, label: name ?? 'Chosen person' } : null}
            onChange={(choice) =>
              void setFilters({ person: choice?.value ?? null, name: choice?.label ?? null })
            }
          />
          <Select
            label="Record"
            placeholder="Any"
            clearable
            clearButtonProps={{ 'aria-label': 'Clear record' }}
            data={activityKinds.map((value) => ({ value, label: activityKindLabels[value] }))}
            value={kind}
            onChange={(value) => void setFilters({ kind: value as ActivityKind | null })}
          />
          <DayRangeFields from={from} to={to} onChange={(change) => void setFilters(change)} />
        </>
      }
      isFiltered={Object.values(filters).some((value) => value !== null)}
      onClear={() => void setFilters(null)}
      empty="Nothing has happened to records you may see."
      noMatch="Nothing that happened matches."
      state={loadStateOf(query, (data) => data.activityFeed)}
      loadMore={loadMore}
    >
      {(entries) => (
        <AuditList entries={entries.map((entry) => readFragment(ActivityFragment, entry))} />
      )}
    </LogPage>
  );
}

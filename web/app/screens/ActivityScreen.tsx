import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import {
  activityDays,
  activityKindLabels,
  activityKinds,
  type ActivityKind,
} from '#shared/domain/activity.ts';
import { AuditList } from '../features/audit/AuditList.tsx';
import { LogFields } from '../features/audit/LogFields.tsx';
import { graphql, readFragment } from '../lib/__generated__/index.ts';
import { instantsOf } from '../ui/DayRangeFields.tsx';
import { LogPage } from '../ui/LogPage.tsx';
import { useLogPages } from '../ui/useLogPages.ts';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { useZone } from '../ui/ZoneContext.ts';

const ActivityFragment = graphql(`
  fragment Activity_entry on Activity {
    id
    text
    createdAt
    actorName
    impersonatorName
    subject {
      name
      path
    }
  }
`);

const ActivityFeedDocument = graphql(`
  query ActivityFeed($filter: ActivityFilter!, $after: String) {
    activityFeed(filter: $filter, after: $after, limit: 50) {
      nextCursor
      results {
        id
        ...Activity_entry
      }
    }
  }
`);

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
  const log = useLogPages(ActivityFeedDocument, 'activityFeed', { filter });
  return (
    <LogPage
      title="Activity"
      description={`What happened to the records you can see, newest first${from ? '' : `, of the last ${activityDays} days`}.`}
      filters={
        <LogFields
          person={{ id: person, name, onChange: (change) => void setFilters(change) }}
          kind={{
            label: 'Record',
            labels: activityKindLabels,
            value: kind,
            onChange: (value) => void setFilters({ kind: value as ActivityKind | null }),
          }}
          days={{ from, to }}
          onDays={(change) => void setFilters(change)}
        />
      }
      isFiltered={Object.values(filters).some((value) => value !== null)}
      onClear={() => void setFilters(null)}
      empty="No activity yet in the records you can see."
      noMatch="No activity matches these filters."
      {...log}
    >
      {(entries) => (
        <AuditList entries={entries.map((entry) => readFragment(ActivityFragment, entry))} />
      )}
    </LogPage>
  );
}

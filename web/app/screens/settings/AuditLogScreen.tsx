import { parseAsString, useQueryStates } from 'nuqs';
import { auditKinds, isAuditKind } from '#shared/domain/auditLog.ts';
import { AuditList } from '../../features/audit/AuditList.tsx';
import { LogFields } from '../../features/audit/LogFields.tsx';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import { instantsOf } from '../../ui/DayRangeFields.tsx';
import { LogPage } from '../../ui/LogPage.tsx';
import { useLogPages } from '../../ui/useLogPages.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useZone } from '../../ui/ZoneContext.ts';

const AuditEntryFragment = graphql(`
  fragment AuditEntry_entry on AuditEntry {
    id
    text
    detail
    createdAt
    actorName
    impersonatorName
    subject {
      name
      path
    }
  }
`);

const AuditLogDocument = graphql(`
  query AuditLog($filter: AuditFilter!, $after: String) {
    auditLog(filter: $filter, after: $after, limit: 50) {
      nextCursor
      results {
        id
        ...AuditEntry_entry
      }
    }
  }
`);

const parsers = {
  kind: parseAsString,
  person: parseAsString,
  name: parseAsString,
  from: parseAsString,
  to: parseAsString,
};

/** Who did what to which record, to filter and to download. */
export function AuditLogScreen() {
  usePageTitle('Audit log');
  const [filters, setFilters] = useQueryStates(parsers);
  const { kind, person, name, from, to } = filters;
  const filter = {
    kind: kind && isAuditKind(kind) ? kind : null,
    actorId: person,
    ...instantsOf({ from, to }, useZone()),
  };
  const log = useLogPages(AuditLogDocument, 'auditLog', { filter });
  return (
    <LogPage
      title="Audit log"
      description="Who changed what, newest first. Times are in your zone."
      downloadUrl={downloadUrl(filter)}
      filters={
        <LogFields
          person={{ id: person, name, onChange: (change) => void setFilters(change) }}
          kind={{
            label: 'Record',
            labels: auditKinds,
            value: filter.kind,
            onChange: (value) => void setFilters({ kind: value }),
          }}
          days={{ from, to }}
          onDays={(change) => void setFilters(change)}
        />
      }
      isFiltered={Object.values(filters).some((value) => value !== null)}
      onClear={() => void setFilters(null)}
      empty="Nothing has been changed yet."
      noMatch="No entries match these filters."
      {...log}
    >
      {(entries) => (
        <AuditList entries={entries.map((entry) => readFragment(AuditEntryFragment, entry))} />
      )}
    </LogPage>
  );
}

function downloadUrl(
  filter: Record<'kind' | 'actorId' | 'since' | 'until', string | null>,
): string {
  const { kind, actorId: actor, since, until } = filter;
  const input = Object.entries({ kind, actor, since, until }).filter(([, value]) => value !== null);
  return `/audit-log.csv?${new URLSearchParams(input as [string, string][]).toString()}`;
}

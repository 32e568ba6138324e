import { Checkbox } from '@mantine/core';
import { parseAsBoolean, parseAsString, useQueryStates } from 'nuqs';
import { isPersonTask, personTasks } from '#shared/domain/engineTasks.ts';
import { LogFields } from '../../features/audit/LogFields.tsx';
import { EngineRecordList } from '../../features/engineRecords/EngineRecordList.tsx';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import { instantsOf } from '../../ui/DayRangeFields.tsx';
import { LogPage } from '../../ui/LogPage.tsx';
import { useLogPages } from '../../ui/useLogPages.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useZone } from '../../ui/ZoneContext.ts';

const EngineRecordFragment = graphql(`
  fragment EngineRecord_record on EngineRecord {
    id
    createdAt
    task
    engineName
    engineVersion
    inputHash
    callId
    interviewName
    candidateName
    editCount
    reportCount
  }
`);

const EngineRecordsDocument = graphql(`
  query EngineRecords($filter: EngineRecordFilter!, $after: String) {
    engineRecords(filter: $filter, after: $after, limit: 50) {
      nextCursor
      results {
        id
        ...EngineRecord_record
      }
    }
  }
`);

const parsers = {
  task: parseAsString,
  from: parseAsString,
  to: parseAsString,
  changed: parseAsBoolean,
};

/** What engines said about people and what people changed of it, to filter and to download. */
export function EngineRecordsScreen() {
  usePageTitle('Engine records');
  const [filters, setFilters] = useQueryStates(parsers);
  const { task, from, to, changed } = filters;
  const filter = {
    task: task && isPersonTask(task) ? task : null,
    ...instantsOf({ from, to }, useZone()),
    isChanged: changed,
  };
  const log = useLogPages(EngineRecordsDocument, 'engineRecords', { filter });
  return (
    <LogPage
      title="Engine records"
      description="What engines wrote about people, with version and hash of the input, newest first. The file has the outputs and what people changed of them, of the newest 2,000 records."
      downloadUrl={downloadUrl(filter)}
      filters={
        <LogFields
          kind={{
            label: 'Task',
            labels: personTasks,
            value: filter.task,
            onChange: (value) => void setFilters({ task: value }),
          }}
          days={{ from, to }}
          onDays={(change) => void setFilters(change)}
        >
          <Checkbox
            label="Changed by people"
            checked={changed === true}
            mt={{ base: 0, md: 28 }}
            onChange={(event) => void setFilters({ changed: event.currentTarget.checked || null })}
          />
        </LogFields>
      }
      isFiltered={Object.values(filters).some((value) => value !== null)}
      onClear={() => void setFilters(null)}
      empty="No engine has written about anybody yet."
      noMatch="No records match these filters."
      {...log}
    >
      {(records) => (
        <EngineRecordList
          records={records.map((record) => readFragment(EngineRecordFragment, record))}
        />
      )}
    </LogPage>
  );
}

interface Filter {
  task: string | null;
  since: string | null;
  until: string | null;
  isChanged: boolean | null;
}

function downloadUrl({ task, since, until, isChanged }: Filter): string {
  const all = { task, since, until, changed: isChanged ? 'true' : null };
  const chosen = Object.entries(all).filter(([, value]) => value !== null);
  return `/engine-records.csv?${new URLSearchParams(chosen as [string, string][]).toString()}`;
}

import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { StageList } from '../../features/settings/StageList.tsx';
import { StagesDocument } from '../../features/settings/stageDocuments.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './UserSettingsScreen.module.css';

/** The stages of hiring that the organization chooses from. */
export function StagesScreen() {
  usePageTitle('Stages');
  const query = useQuery(StagesDocument, { fetchPolicy: 'cache-and-network' });
  const state = loadStateOf(query, (data) => data.interviewStages);
  if (query.data?.currentUser?.organization.canManageStages === false)
    return (
      <>
        <PageHeader title="Stages" />
        <NoPermission />
      </>
    );
  return (
    <>
      <PageHeader title="Stages">
        <Text c="dimmed">
          Candidates and interviews stand in these stages. Where “Record” is off, interviews of the
          stage are refused when somebody uploads, imports or captures them.
        </Text>
      </PageHeader>
      {state.kind === 'ready' ? (
        <div className={classes.sections}>
          <StageList stages={state.value} />
        </div>
      ) : (
        <NotLoaded state={state} skeleton={<RowsSkeleton rows={5} />} absent={null} />
      )}
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { ExcludedUsersSection } from '../../features/settings/ExcludedUsersSection.tsx';
import { OrganizationSettingsForm } from '../../features/settings/OrganizationSettingsForm.tsx';
import { OrganizationSettingsDocument } from '../../features/settings/settingsDocuments.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './UserSettingsScreen.module.css';

/** What an organization decides for its people. */
export function OrganizationSettingsScreen() {
  usePageTitle('Organization settings');
  const query = useQuery(OrganizationSettingsDocument, { fetchPolicy: 'network-only' });
  const state = loadStateOf(query, (data) => data.currentUser?.organization);
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<RowsSkeleton rows={6} />} absent={null} />;
  const { name, settings, planEnabled } = state.value;
  return (
    <>
      <PageHeader title="Organization">
        {settings && (
          <Text c="dimmed">
            {name}. Switches and choices are saved at once. Changes apply to everybody and are
            recorded with your name.
          </Text>
        )}
      </PageHeader>
      {settings ? (
        <div className={classes.sections}>
          <OrganizationSettingsForm settings={settings} planEnabled={planEnabled} />
          <ExcludedUsersSection />
        </div>
      ) : (
        <NoPermission />
      )}
    </>
  );
}

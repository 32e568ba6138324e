import { useQuery } from '@apollo/client/react';
import { ConnectionsSection } from '../../features/settings/ConnectionsSection.tsx';
import { PhoneSection } from '../../features/settings/PhoneSection.tsx';
import { ProfileForm } from '../../features/settings/ProfileForm.tsx';
import { SessionsSection } from '../../features/settings/SessionsSection.tsx';
import { UserSettingsDocument } from '../../features/settings/settingsDocuments.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './UserSettingsScreen.module.css';

/** What people decide for themselves. */
export function UserSettingsScreen() {
  usePageTitle('My settings');
  const query = useQuery(UserSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const state = loadStateOf(query, (data) => data.currentUser);
  return (
    <>
      <PageHeader title="My settings" />
      {state.kind === 'ready' ? (
        <div className={classes.sections}>
          <PageSection title="Profile">
            <ProfileForm user={state.value} />
          </PageSection>
          <PhoneSection
            phoneNumber={state.value.phoneNumber}
            canVerify={state.value.canVerifyPhoneNumber}
          />
          <ConnectionsSection
            connections={query.data?.extensionConnections ?? []}
            zone={state.value.timezoneName}
            isReadOnly={state.value.isImpersonated}
            onEnded={() => ignoreRejection(query.refetch())}
          />
          <SessionsSection isReadOnly={state.value.isImpersonated} />
        </div>
      ) : (
        <NotLoaded state={state} skeleton={<RowsSkeleton rows={4} />} absent={null} />
      )}
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { Outlet } from 'react-router';
import { SettingsFrameDocument } from '../../features/settings/settingsDocuments.ts';
import { SettingsMenu } from '../../features/settings/SettingsMenu.tsx';
import classes from './SettingsFrame.module.css';

/** The settings: their menu by what the person may open, and the page beside it. */
export function SettingsFrame() {
  const { data } = useQuery(SettingsFrameDocument);
  const user = data?.currentUser;
  const pages = [
    { path: '/settings/user', label: 'My settings' },
    ...(user?.canListMembers
      ? [
          { path: '/settings/users', label: 'Users' },
          { path: '/settings/roles', label: 'Roles' },
          { path: '/settings/extension', label: 'Browser extension' },
        ]
      : []),
    ...(user?.organization.canManageSettings
      ? [
          { path: '/settings/organization', label: 'Organization' },
          { path: '/settings/stages', label: 'Stages' },
        ]
      : []),
    ...(user?.organization.canReadAuditLog
      ? [{ path: '/settings/audit-log', label: 'Audit log' }]
      : []),
    ...(user?.organization.canReadEngineRecords
      ? [{ path: '/settings/engine-records', label: 'Engine records' }]
      : []),
  ];
  return (
    <div className={classes.frame}>
      <SettingsMenu pages={pages} />
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}

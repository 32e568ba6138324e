import { Navigate, Route, Routes } from 'react-router';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { AuditLogScreen } from './AuditLogScreen.tsx';
import { EngineRecordsScreen } from './EngineRecordsScreen.tsx';
import { ExtensionSettingsScreen } from './ExtensionSettingsScreen.tsx';
import { OrganizationSettingsScreen } from './OrganizationSettingsScreen.tsx';
import { RolesScreen } from './RolesScreen.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { StagesScreen } from './StagesScreen.tsx';
import { UserSettingsScreen } from './UserSettingsScreen.tsx';
import { UsersScreen } from './UsersScreen.tsx';

/** Every page of the settings, below /settings. */
export function SettingsPages() {
  return (
    <Routes>
      <Route element={<SettingsFrame />}>
        <Route index element={<Navigate to="/settings/user" replace />} />
        <Route path="user" element={<UserSettingsScreen />} />
        <Route path="users" element={<UsersScreen />} />
        <Route path="organization" element={<OrganizationSettingsScreen />} />
        <Route path="stages" element={<StagesScreen />} />
        <Route path="audit-log" element={<AuditLogScreen />} />
        <Route path="engine-records" element={<EngineRecordsScreen />} />
        <Route path="roles" element={<RolesScreen />} />
        <Route path="extension" element={<ExtensionSettingsScreen />} />
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

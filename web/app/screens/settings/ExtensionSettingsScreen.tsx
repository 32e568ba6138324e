import { InstallByPolicy } from '../../features/extension/InstallByPolicy.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './UserSettingsScreen.module.css';

/** For administrators: how the browser extension comes into the browsers of the organization. */
export function ExtensionSettingsScreen() {
  usePageTitle('Browser extension');
  return (
    <>
      <PageHeader title="Browser extension" />
      <div className={classes.sections}>
        <InstallByPolicy />
      </div>
    </>
  );
}

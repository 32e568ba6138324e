import { Button, Text } from '@mantine/core';
import { formatDateTime, formatRelative } from '#shared/domain/time.ts';
import type { UserSettingsQuery } from '../../lib/__generated__/graphql.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useSave } from '../../ui/useSave.ts';
import classes from './ConnectionsSection.module.css';
import { EndExtensionConnectionDocument } from './settingsDocuments.ts';

interface ConnectionsSectionProps {
  connections: UserSettingsQuery['extensionConnections'];
  zone: string;
  isReadOnly: boolean;
  onEnded: () => void;
}

/** The browsers whose extension acts for the person. */
export function ConnectionsSection(props: ConnectionsSectionProps) {
  const { connections, zone, isReadOnly, onEnded } = props;
  const now = useNow();
  const confirm = useConfirm();
  const end = useSave(EndExtensionConnectionDocument);
  const disconnect = async (id: string) => {
    const isSure = await confirm({
      title: 'Disconnect extension',
      body: 'The extension in that browser is signed out at its next request. A meeting that it captures now stops being saved.',
      confirmLabel: 'Disconnect',
      isDangerous: true,
    });
    if (!isSure || !(await end.save({ id }))) return;
    notifySuccess('The extension was disconnected.');
    onEnded();
  };
  return (
    <PageSection title="Browser extension">
      {connections.length === 0 ? (
        <Text size="sm" c="dimmed">
          No browser extension is connected.
        </Text>
      ) : (
        <ul className={classes.list}>
          {connections.map(({ id, createdAt, lastUsedAt, expiresAt }) => (
            <li key={id} className={classes.row}>
              <div className={classes.about}>
                <div>Connected {formatDateTime(createdAt, zone)}</div>
                <div className={classes.soft}>
                  Last used {formatRelative(lastUsedAt, now, { zone })} · ends{' '}
                  {formatDateTime(expiresAt, zone)}
                </div>
              </div>
              <Button
                variant="default"
                disabled={isReadOnly}
                loading={end.isSaving}
                aria-label={`Disconnect the extension connected ${formatDateTime(createdAt, zone)}`}
                onClick={() => void disconnect(id)}
              >
                Disconnect
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

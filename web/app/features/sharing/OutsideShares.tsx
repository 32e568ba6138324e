import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { externalShareDurationsDays } from '#shared/domain/organizationSettings.ts';
import {
  externalNotesLabels,
  shareDurationText,
  shareExpiryText,
  type SharedNoun,
} from '#shared/domain/share.ts';
import type { Sharing_SharingFragment } from '../../lib/__generated__/graphql.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { sharedWords } from './CurrentShares.tsx';
import classes from '../../ui/PersonLine.module.css';
import { externalDocuments } from './sharingDocuments.ts';

interface OutsideSharesProps {
  noun: SharedNoun;
  sharing: Sharing_SharingFragment;
}

/** People outside with how long they still have access: to take it back, or to give it again. */
export function OutsideShares({ noun, sharing }: OutsideSharesProps) {
  const confirm = useConfirm();
  const [remove, removing] = useMutation(externalDocuments[noun].remove);
  const [renew, renewing] = useMutation(externalDocuments[noun].renew);
  const run = async (change: () => Promise<unknown>, done: string) => {
    try {
      await change();
      notifySuccess(done);
    } catch (refusal) {
      notifyFailure(refusal);
    }
  };
  const removeWhenSure = async (id: string, email: string) => {
    const isConfirmed = await confirm({
      title: `Remove Access to this ${sharedWords[noun]}`,
      body: `${email} loses access at once.`,
      confirmLabel: 'Remove access',
      isDangerous: true,
    });
    if (isConfirmed) await run(() => remove({ variables: { id } }), 'The access was removed.');
  };
  const now = new Date();
  return (
    <section aria-label="Shared outside">
      <h2 className={classes.heading}>Shared outside</h2>
      <ul className={classes.people}>
        {sharing.externalShares.map(({ id, email, notesFormat, expiresAt, renewalRequestedAt }) => {
          const ends = new Date(expiresAt ?? 0);
          const isEnded = ends <= now;
          return (
            <li key={id} className={classes.person}>
              <span className={classes.who}>
                <span className={classes.name}>{email}</span>
                <span className={classes.email}>
                  {shareExpiryText(ends, now)}
                  {notesFormat && ` · with ${externalNotesLabels[notesFormat]}`}
                  {renewalRequestedAt && ' · asks for more time'}
                </span>
              </span>
              {sharing.canShareExternal && (isEnded || renewalRequestedAt) && (
                <Menu position="bottom-end" withinPortal={false}>
                  <Menu.Target>
                    <Button variant="default" size="compact-sm" loading={renewing.loading}>
                      {isEnded ? 'Regrant access' : 'Give more time'}
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Label>From now for</Menu.Label>
                    {externalShareDurationsDays.map((durationDays) => (
                      <Menu.Item
                        key={durationDays}
                        onClick={() =>
                          void run(
                            () => renew({ variables: { id, durationDays } }),
                            'Access was given again.',
                          )
                        }
                      >
                        {shareDurationText(durationDays)}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              )}
              <ActionIcon
                aria-label={`Remove access of ${email}`}
                disabled={removing.loading}
                onClick={() => void removeWhenSure(id, email)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

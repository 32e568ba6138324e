import { useMutation } from '@apollo/client/react';
import { Button, Group, MultiSelect, Stack, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Sharing_JobDescriptionFragment } from '../../lib/__generated__/graphql.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { ShareJobDescriptionDocument } from './sharingDocuments.ts';

/** Chooses colleagues and a message for them. */
export function ShareForm({
  sharing,
  aside,
  onShared,
}: {
  sharing: Sharing_JobDescriptionFragment;
  /** Stands beside the button that shares. */
  aside: ReactNode;
  onShared: () => void;
}) {
  const [shareToUserIds, setShareToUserIds] = useState<string[]>([]);
  const { text: message, setText: setMessage } = useDraft(`share/plan/${sharing.id}`, '');
  const field = useRef<HTMLInputElement>(null);
  // The dialog took the focus before its data, and so this form, was there.
  useEffect(() => field.current?.focus(), []);
  const [share, { loading }] = useMutation(ShareJobDescriptionDocument);
  const people = sharing.shareableUsers.map(({ id, fullName, email }) => ({
    value: id,
    label: `${fullName} (${email})`,
  }));
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (shareToUserIds.length === 0) return;
    try {
      await share({
        variables: { jobDescriptionId: sharing.id, shareToUserIds, message: message || null },
      });
      setMessage('');
      notifySuccess('Job description shared');
      onShared();
    } catch (error) {
      notifyFailure(error, 'Failed to share job description');
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <MultiSelect
          ref={field}
          selectFirstOptionOnChange
          openOnFocus={false}
          label="People"
          placeholder={shareToUserIds.length === 0 ? 'Name or e-mail' : ''}
          data={people}
          value={shareToUserIds}
          onChange={setShareToUserIds}
          searchable
          clearable
          hidePickedOptions
          maxDropdownHeight={240}
          limit={50}
          nothingFoundMessage={
            people.length === 0
              ? 'Everybody with access to plans has it already'
              : 'Nobody with access to plans has this name'
          }
          // The frame around the names shows the focus.
          styles={{ inputField: { outline: 'none' } }}
          clearButtonProps={{ 'aria-label': 'Clear people' }}
        />
        {shareToUserIds.length > 0 && (
          <Textarea
            label="Message (optional)"
            rows={3}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        )}
        <Group justify="space-between">
          {aside}
          <Button type="submit" loading={loading} disabled={shareToUserIds.length === 0}>
            Share
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

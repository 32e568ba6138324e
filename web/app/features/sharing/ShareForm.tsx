import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, MultiSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import {
  longestShareMessage,
  longestShareTitle,
  mostShareRecipients,
  type SharedNoun,
} from '#shared/domain/share.ts';
import type { Sharing_SharingFragment } from '../../lib/__generated__/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { notifyError, notifySuccess } from '../../ui/notify.ts';
import { RecipientsDocument, shareDocuments } from './sharingDocuments.ts';
import { useShareDraft } from './useShareDraft.ts';

interface ShareFormProps {
  noun: SharedNoun;
  id: string;
  sharing: Sharing_SharingFragment;
}

/** Chooses colleagues by search, then a title and a message for them. */
export function ShareForm({ noun, id, sharing }: ShareFormProps) {
  const [internalIds, setInternalIds] = useState<string[]>([]);
  const draft = useShareDraft(noun, id);
  const { title, setTitle, message, setMessage } = draft;
  const [search, setSearch] = useState('');
  const [isListOpen, setIsListOpen] = useState(false);
  const [asked] = useDebouncedValue(search.trim(), 200);
  const { data, previousData } = useQuery(RecipientsDocument, { variables: { query: asked } });
  const [share, { loading }] = useMutation(shareDocuments[noun]);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const invited = new Set(sharing.shares.map(({ sharedTo }) => sharedTo.id));
  const found = ((data ?? previousData)?.organizationUsers ?? []).filter(
    (one) => !invited.has(one.id),
  );
  const labels = new Map([
    ...known,
    ...found.map((one) => [one.id, `${one.fullName} (${one.email})`] as const),
  ]);
  // Who was chosen stays in the list, also when another search does not find them.
  const people = [...new Set([...internalIds, ...found.map((one) => one.id)])].map((value) => ({
    value,
    label: labels.get(value) ?? value,
  }));
  const clear = () => {
    setInternalIds([]);
    draft.clear();
  };
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    try {
      const variables = { id, internalIds, title: title || null, message: message || null };
      await share({ variables });
      clear();
      notifySuccess('Shared, and told by e-mail.');
    } catch (refusal) {
      notifyError(errorMessage(refusal));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <MultiSelect
          data-autofocus
          label="People"
          description={`Colleagues, at most ${mostShareRecipients} at once.`}
          placeholder={internalIds.length === 0 ? 'Name or e-mail' : ''}
          data={people}
          value={internalIds}
          onChange={(chosen) => {
            setKnown(labels);
            setInternalIds(chosen);
          }}
          searchValue={search}
          onSearchChange={setSearch}
          maxValues={mostShareRecipients}
          searchable
          hidePickedOptions
          openOnFocus={false}
          // It closes with each choice, as it would cover what follows.
          dropdownOpened={isListOpen}
          onDropdownOpen={() => setIsListOpen(true)}
          onDropdownClose={() => setIsListOpen(false)}
          onOptionSubmit={() => setIsListOpen(false)}
          selectFirstOptionOnChange
          maxDropdownHeight={240}
          nothingFoundMessage="No users found"
          // The frame around the names shows the focus.
          styles={{ inputField: { outline: 'none' } }}
        />
        {internalIds.length > 0 && (
          <>
            <TextInput
              label="Title (optional)"
              maxLength={longestShareTitle}
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <Textarea
              label="Message (optional)"
              rows={3}
              maxLength={longestShareMessage}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={clear}>
                Cancel
              </Button>
              <Button type="submit" loading={loading}>
                Share
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
}

import { useQuery } from '@apollo/client/react';
import { MultiSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import {
  longestShareMessage,
  longestShareTitle,
  mostShareRecipients,
} from '#shared/domain/share.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { RecipientsDocument } from './sharingDocuments.ts';
import type { ShareDraft } from './useShareDraft.ts';

interface ColleagueFormProps {
  /** Those who have it already are not offered. */
  invitedIds: readonly string[];
  draft: ShareDraft;
  onShare: (choice: {
    internalIds: string[];
    title: string | null;
    message: string | null;
  }) => Promise<unknown>;
}

/** Chooses colleagues by search, then a title and a message for them. */
export function ColleagueForm({ invitedIds, draft, onShare }: ColleagueFormProps) {
  const [internalIds, setInternalIds] = useState<string[]>([]);
  const { title, setTitle, message, setMessage } = draft;
  const [search, setSearch] = useState('');
  const [isListOpen, setIsListOpen] = useState(false);
  const [asked] = useDebouncedValue(search.trim(), 200);
  const { data, previousData } = useQuery(RecipientsDocument, { variables: { query: asked } });
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const found = ((data ?? previousData)?.organizationUsers ?? []).filter(
    (user) => !invitedIds.includes(user.id),
  );
  const labels = new Map([
    ...known,
    ...found.map((item) => [item.id, `${item.fullName} (${item.email})`] as const),
  ]);
  // Who was chosen stays in the list, also when another search does not find them.
  const people = [...new Set([...internalIds, ...found.map((item) => item.id)])].map((value) => ({
    value,
    label: labels.get(value) ?? value,
  }));
  const clear = () => {
    setInternalIds([]);
    draft.clear();
  };
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    setIsSending(true);
    try {
      await onShare({ internalIds, title: title || null, message: message || null });
      clear();
      notifySuccess('Shared, and told by e-mail.');
    } catch (refusal) {
      notifyFailure(refusal);
    } finally {
      setIsSending(false);
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
            <FormFooter submitLabel="Share" isBusy={isSending} onCancel={clear} />
          </>
        )}
      </Stack>
    </form>
  );
}

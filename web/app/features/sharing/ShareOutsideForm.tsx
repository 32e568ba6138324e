import { useMutation } from '@apollo/client/react';
import { Select, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { externalShareDurationsDays } from '#shared/domain/organizationSettings.ts';
import {
  externalNotesLabels,
  longestShareMessage,
  longestShareTitle,
  mostShareRecipients,
  readShareEmail,
  shareDurationText,
  type SharedNoun,
} from '#shared/domain/share.ts';
import type {
  ExternalNotesFormat,
  Sharing_SharingFragment,
} from '../../lib/__generated__/graphql.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { externalDocuments } from './sharingDocuments.ts';
import { useShareDraft } from './useShareDraft.ts';

interface ShareOutsideFormProps {
  noun: SharedNoun;
  id: string;
  sharing: Sharing_SharingFragment;
}

/** Names people outside by their addresses, for how long, and what they are told. */
export function ShareOutsideForm({ noun, id, sharing }: ShareOutsideFormProps) {
  const { emails: externalEmails, setEmails, clear, ...draft } = useShareDraft(noun, id);
  const { title, setTitle, message, setMessage } = draft;
  const [days, setDays] = useState(sharing.defaultDurationDays);
  const [notesFormat, setNotesFormat] = useState<ExternalNotesFormat | null>(null);
  const [share, { loading }] = useMutation(externalDocuments[noun].share);
  const wrong = externalEmails.find((email) => !readShareEmail(email));
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    try {
      await share({
        variables: {
          id,
          externalEmails,
          durationDays: days,
          title: title || null,
          message: message || null,
          ...(noun === 'call' && { notesFormat }),
        },
      });
      clear();
      setNotesFormat(null);
      notifySuccess('Shared, and told by e-mail.');
    } catch (refusal) {
      notifyFailure(refusal);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <TagsInput
          data-autofocus
          label="E-mail addresses"
          description={`Enter, Tab or comma adds one; at most ${mostShareRecipients} at once.`}
          maxTags={mostShareRecipients}
          splitChars={[',', ' ', ';']}
          acceptValueOnBlur
          value={externalEmails}
          error={wrong === undefined ? null : `Enter an email address instead of “${wrong}”.`}
          onChange={(emails) => setEmails([...new Set(emails.map((email) => email.toLowerCase()))])}
          styles={{ inputField: { outline: 'none' } }}
        />
        {externalEmails.length > 0 && (
          <>
            <Select
              label="Access ends after"
              allowDeselect={false}
              data={externalShareDurationsDays.map((day) => ({
                value: String(day),
                label: shareDurationText(day),
              }))}
              value={String(days)}
              onChange={(value) => setDays(Number(value ?? days))}
            />
            {sharing.notesFormats.length > 0 && (
              <Select
                label="AI notes beside the recording"
                description="With the chapters. Guide, notes of people and scores stay inside."
                allowDeselect={false}
                data={[
                  { value: '', label: 'None' },
                  ...sharing.notesFormats.map((value) => ({
                    value,
                    label: externalNotesLabels[value],
                  })),
                ]}
                value={notesFormat ?? ''}
                onChange={(value) =>
                  setNotesFormat(sharing.notesFormats.find((format) => format === value) ?? null)
                }
              />
            )}
            <TextInput
              label="Title (optional)"
              description="People outside see no other name of it."
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
            <FormFooter
              submitLabel="Share"
              isBusy={loading}
              isDisabled={wrong !== undefined}
              onCancel={clear}
            />
          </>
        )}
      </Stack>
    </form>
  );
}

import { useMutation } from '@apollo/client/react';
import { Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { notifySuccess } from '../../ui/notify.ts';

const ReTranscribeCallDocument = graphql(`
  mutation ReTranscribeCall($id: ID!, $language: String!) {
    reTranscribeCall(id: $id, language: $language) {
      id
      languageCode
      ...InterviewProgress_call
    }
  }
`);

export interface SpeechLanguageChoice {
  code: string;
  name: string;
}

interface ReTranscribeDialogProps {
  callId: string;
  languages: readonly SpeechLanguageChoice[];
  /** The language it was transcribed in. */
  current: string;
  onClose: () => void;
}

/** Has the recording transcribed anew: by the engine that is set now, in the language that is really spoken. */
export function ReTranscribeDialog({
  callId,
  languages,
  current,
  onClose,
}: ReTranscribeDialogProps) {
  const [language, setLanguage] = useState(
    (languages.find(({ code }) => code === current) ?? languages[0])?.code ?? null,
  );
  const [transcribe, { loading, error = null }] = useMutation(ReTranscribeCallDocument, {
    onCompleted: () => {
      notifySuccess('The recording is being transcribed again. The page follows by itself.');
      onClose();
    },
    // The form tells it.
    onError: () => undefined,
  });
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (language) void transcribe({ variables: { id: callId, language } });
  };
  return (
    <Dialog onClose={onClose} title="Transcribe again">
      <form onSubmit={submit}>
        <Stack gap="md">
          <Select
            label="Language spoken"
            data={languages.map(({ code, name }) => ({ value: code, label: name }))}
            value={language}
            onChange={setLanguage}
            searchable
            nothingFoundMessage="This engine has no such language"
            data-autofocus
            openOnFocus={false}
          />
          <Text size="sm" c="dimmed">
            The new transcript replaces this one and the corrections made in it. Speakers keep their
            names where it is plain who speaks.
          </Text>
          <FormFooter
            submitLabel="Transcribe"
            isBusy={loading}
            isDisabled={!language}
            error={error && errorMessage(error)}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { List, Skeleton, Stack, Text } from '@mantine/core';
import type { Span } from '#shared/domain/redaction.ts';
import { plural } from '#shared/domain/plural.ts';
import { graphql } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import classes from './RedactDialog.module.css';

const RedactionPreviewDocument = graphql(`
  query RedactionPreview($callId: ID!, $passages: [RedactedPassageInput!]!) {
    redactionPreview(callId: $callId, passages: $passages) {
      words
      sentenceCount
      clipNames
    }
  }
`);

const RedactCallDocument = graphql(`
  mutation RedactCall($callId: ID!, $passages: [RedactedPassageInput!]!) {
    redactCall(callId: $callId, passages: $passages) {
      id
      recordingProcessingStatus
      recording {
        url
      }
    }
  }
`);

interface RedactDialogProps {
  callId: string;
  passage: Span;
  hasRecording: boolean;
  onRedacted: () => void;
  onClose: () => void;
}

/** Says what redacting a passage takes away, and does it on confirmation. */
export function RedactDialog(props: RedactDialogProps) {
  const { callId, passage, hasRecording, onRedacted, onClose } = props;
  const passages = [
    {
      startMs: Math.floor(passage.startMs),
      endMs: Math.ceil(Math.max(passage.endMs, passage.startMs + 1)),
    },
  ];
  const preview = useQuery(RedactionPreviewDocument, {
    variables: { callId, passages },
    fetchPolicy: 'network-only',
  });
  const state = loadStateOf(preview, (data) => data.redactionPreview);
  const [redact, { loading, error = null }] = useMutation(RedactCallDocument, {
    variables: { callId, passages },
    onCompleted: () => {
      notifySuccess('The passage was redacted.');
      onRedacted();
      onClose();
    },
    // The footer shows it.
    onError: () => undefined,
  });
  return (
    <Dialog title="Redact this passage?" onClose={onClose} size={520}>
      {state.kind !== 'ready' ? (
        <NotLoaded
          state={state}
          skeleton={
            <Delayed>
              <Skeleton height={220} />
            </Delayed>
          }
          absent={<Text>This interview is no longer there.</Text>}
        />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void redact();
          }}
        >
          <Stack gap="md">
            <Text>These words are removed for everybody. This cannot be undone.</Text>
            <blockquote className={classes.words}>{state.value.words.join(' ')}</blockquote>
            <List size="sm" spacing={6}>
              <List.Item>
                They disappear from the transcript, captions, search and exports. What others say at
                the same time goes with them.
              </List.Item>
              {hasRecording && (
                <List.Item>
                  The recording becomes silent and black there. Nobody can play it until the new
                  copy is ready; the former files are deleted.
                </List.Item>
              )}
              <List.Item>
                {state.value.sentenceCount > 0
                  ? `${plural(state.value.sentenceCount, 'sentence')} of the AI notes on these turns are removed, with the edits made to them, and the notes are written again.`
                  : 'The AI notes are written again.'}
              </List.Item>
              {state.value.clipNames.length > 0 && (
                <List.Item>Clips that are deleted: {state.value.clipNames.join(', ')}.</List.Item>
              )}
              <List.Item>Notes and scorecards stay as people wrote them.</List.Item>
            </List>
            <FormFooter
              submitLabel="Redact"
              isBusy={loading}
              isDisabled={state.value.words.length === 0}
              isDangerous
              error={error && errorMessage(error)}
              onCancel={onClose}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
